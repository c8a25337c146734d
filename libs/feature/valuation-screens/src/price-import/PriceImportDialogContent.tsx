import { Button, Dialog, Notice, ProgressBar } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Quote } from '@finance-analyst/market';
import { useRef, type ReactNode } from 'react';
import styles from './PriceImportDialog.module.css';
import { PriceImportReport } from './PriceImportReport.js';
import type { PriceImport } from './usePriceImport.js';
import { messages } from './messages.js';

export interface PriceImportDialogContentProps {
  readonly imports: PriceImport;
  readonly symbol: string;
  readonly currency: string;
  readonly onUse: (quote: Quote) => void;
}

/** An import of prices from the choice of a file to its report. */
export function PriceImportDialogContent({
  imports,
  symbol,
  currency,
  onUse,
}: PriceImportDialogContentProps) {
  const { state, take, cancel, close } = imports;
  const input = useRef<HTMLInputElement>(null);
  const choose = (label: string) => (
    <Button
      variant={state.kind === 'asking' ? 'primary' : 'default'}
      onPress={() => {
        input.current?.click();
      }}
    >
      {label}
    </Button>
  );
  const leave = <Button onPress={close}>{messages.close}</Button>;
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={state.kind !== 'running'}
      title={messages.title(symbol)}
      description={state.kind === 'asking' ? messages.explained(currency) : undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      actions={actionsOf()}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={messages.field}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div className={styles['content']}>{contentOf()}</div>
    </Dialog>
  );

  function contentOf(): ReactNode {
    switch (state.kind) {
      case 'closed':
        return null;
      case 'asking':
        return <p className={styles['quiet']}>{messages.orDrop}</p>;
      case 'running':
        return <Running {...state} />;
      case 'refused':
        return (
          <Notice tone="error" title={messages.refused(state.name)} announce="assertive">
            {state.reason}
          </Notice>
        );
      case 'failed':
        return (
          <Notice tone="error" title={messages.failed(state.name)} announce="assertive">
            {state.reason}
          </Notice>
        );
      case 'canceled':
        return (
          <Notice tone="note" title={messages.canceled(state.name)} announce="polite">
            {messages.canceledExplained}
          </Notice>
        );
      case 'done':
        return (
          <PriceImportReport
            {...state}
            onUse={(quote) => {
              onUse(quote);
              close();
            }}
          />
        );
    }
  }

  function actionsOf(): ReactNode {
    switch (state.kind) {
      case 'running':
        return <Button onPress={cancel}>{messages.cancel}</Button>;
      case 'failed':
        return (
          <>
            {leave}
            <Button
              variant="primary"
              onPress={() => {
                take([state.file]);
              }}
            >
              {messages.tryAgain}
            </Button>
          </>
        );
      case 'asking':
        return (
          <>
            {leave}
            {choose(messages.choose)}
          </>
        );
      default:
        return (
          <>
            {choose(messages.chooseAnother)}
            {leave}
          </>
        );
    }
  }
}

function Running({
  name,
  progress,
}: Pick<Extract<PriceImport['state'], { kind: 'running' }>, 'name' | 'progress'>) {
  const { format } = useFigureFormat();
  const count = (value: number): string => format(value, { kind: 'count' });
  return (
    <ProgressBar
      label={messages.reading(name)}
      value={progress ? progress.rowsDone / Math.max(1, progress.rowsTotal) : undefined}
      valueLabel={progress ? messages.rowsOf(count(progress.rowsDone), count(progress.rowsTotal)) : undefined}
    />
  );
}

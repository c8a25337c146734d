import { Button, Dialog, Notice } from '@finance-analyst/components';
import type { PriceRemovalReport } from '@finance-analyst/contracts';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Quote } from '@finance-analyst/market';
import styles from './PriceImportDialog.module.css';
import { PriceAfter } from './PriceAfter.js';
import type { PriceRemoval } from './usePriceRemoval.js';
import { messages } from './messages.js';

export interface PriceRemovalDialogContentProps {
  readonly removal: PriceRemoval;
  readonly symbol: string;
  readonly onUse: (quote: Quote) => void;
}

/** The removal of imported prices, from the confirmation to its report. */
export function PriceRemovalDialogContent({ removal, symbol, onUse }: PriceRemovalDialogContentProps) {
  const { state, remove, close } = removal;
  const isRunning = state.kind === 'running';
  const isOver = state.kind === 'done';
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={!isRunning}
      title={messages.removalTitle(symbol)}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={close}>
            {isOver ? messages.close : messages.cancel}
          </Button>
          {!isOver && (
            <Button variant="danger" isBusy={isRunning} onPress={remove}>
              {messages.remove}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['content']}>
        {state.kind === 'failed' && (
          <Notice tone="error" title={messages.notRemoved} announce="assertive">
            {state.reason}
          </Notice>
        )}
        {isOver ? (
          <>
            <Removed report={state.report} />
            <PriceAfter
              taken={state.taken}
              betaAdvice={messages.startAnew}
              onUse={(quote) => {
                onUse(quote);
                close();
              }}
            />
          </>
        ) : (
          <p>{messages.removalExplained}</p>
        )}
      </div>
    </Dialog>
  );
}

function Removed({ report: { removed, firstDate, lastDate } }: { readonly report: PriceRemovalReport }) {
  const { format, formatDate } = useFigureFormat();
  return (
    <Notice
      tone="success"
      title={messages.removed(removed, format(removed, { kind: 'count' }))}
      announce="polite"
    >
      {messages.range(formatDate(firstDate), formatDate(lastDate))}
    </Notice>
  );
}

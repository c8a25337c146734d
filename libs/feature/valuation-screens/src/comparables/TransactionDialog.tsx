import { Button, Dialog, FieldFrame, inputStyle, Notice, TextField } from '@finance-analyst/components';
import type { Transaction } from '@finance-analyst/documents';
import { scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import { createId } from '@finance-analyst/foundation';
import { useState } from 'react';
import { messages } from './messages.js';
import {
  readPastedTransactions,
  readTransaction,
  transactionColumns,
  type TransactionColumn,
  type TransactionEntry,
} from './readTransaction.js';
import styles from './Comparables.module.css';

export type TransactionDialogSubject =
  { readonly kind: 'paste' } | { readonly kind: 'entry'; readonly of: Transaction | null };

interface DialogProps {
  readonly scale: FigureScale;
  readonly currency: string;
  readonly onEnter: (entered: readonly Transaction[]) => void;
  readonly onClose: () => void;
}

/** One acquisition entered by hand, or rows pasted from a spreadsheet. */
export function TransactionDialog({
  subject,
  ...props
}: DialogProps & { readonly subject: TransactionDialogSubject }) {
  const currency = subject.kind === 'entry' ? (subject.of?.currency ?? props.currency) : props.currency;
  return (
    <Dialog
      title={
        subject.kind === 'paste'
          ? messages.pasteRows
          : subject.of
            ? messages.editTransaction(subject.of.target)
            : messages.addTransaction
      }
      description={messages.amountsIn(scaleLabel(props.scale, currency))}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      {subject.kind === 'paste' ? (
        <PasteForm {...props} currency={currency} />
      ) : (
        <EntryForm {...props} currency={currency} before={subject.of} />
      )}
    </Dialog>
  );
}

function EntryForm({
  scale,
  currency,
  before,
  onEnter,
}: DialogProps & { readonly before: Transaction | null }) {
  const { locale, format } = useFigureFormat();
  const amount = (value: number | null | undefined): string =>
    value === null || value === undefined
      ? ''
      : format(value, { kind: 'amount', scale, precision: 3, currency, unit: 'hidden' });
  const shown: TransactionEntry = {
    target: before?.target ?? '',
    announced: before?.announced ?? '',
    enterpriseValue: amount(before?.enterpriseValue),
    revenue: amount(before?.metrics.revenue),
    ebitda: amount(before?.metrics.ebitda),
    ebit: amount(before?.metrics.ebit),
    source: before?.source ?? '',
  };
  const [entry, setEntry] = useState(shown);
  const [problems, setProblems] = useState<Partial<Record<TransactionColumn, string>>>({});
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTransaction(entry, { locale, scale, currency }, before ?? { id: createId(crypto) });
        if (!read.ok) {
          setProblems(read.problems);
          const index = transactionColumns.findIndex((column) => read.problems[column] !== undefined);
          event.currentTarget.querySelectorAll('input')[index]?.focus();
          return;
        }
        const { value } = read;
        // A field that was not typed in keeps its figure in full.
        const kept = <Value,>(column: TransactionColumn, typed: Value, was: Value | undefined): Value =>
          before && entry[column] === shown[column] && was !== undefined ? was : typed;
        onEnter([
          {
            ...value,
            enterpriseValue: kept('enterpriseValue', value.enterpriseValue, before?.enterpriseValue),
            metrics: {
              ...value.metrics,
              revenue: kept('revenue', value.metrics.revenue, before?.metrics.revenue),
              ebitda: kept('ebitda', value.metrics.ebitda, before?.metrics.ebitda),
              ebit: kept('ebit', value.metrics.ebit, before?.metrics.ebit),
            },
          },
        ]);
      }}
    >
      {transactionColumns.map((column) => {
        const label = messages.columns[column];
        const set = (value: string) => {
          setEntry((now) => ({ ...now, [column]: value }));
        };
        return column === 'announced' ? (
          <FieldFrame key={column} label={label} error={problems[column]}>
            {(control) => (
              <input
                {...control}
                type="date"
                className={inputStyle('field')}
                value={entry[column]}
                onChange={({ currentTarget }) => {
                  set(currentTarget.value);
                }}
              />
            )}
          </FieldFrame>
        ) : (
          <TextField
            key={column}
            label={label}
            value={entry[column]}
            error={problems[column]}
            onChange={set}
          />
        );
      })}
      <Button type="submit" variant="primary">
        {messages.saveTransaction}
      </Button>
    </form>
  );
}

function PasteForm({ scale, currency, onEnter }: DialogProps) {
  const { locale } = useFigureFormat();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readPastedTransactions(text, { locale, scale, currency }, () => createId(crypto));
        if (read.ok) onEnter(read.value);
        else setProblems(read.problems);
      }}
    >
      <p>{messages.pasteExplained(transactionColumns.map((column) => messages.columns[column]))}</p>
      <TextField label={messages.rows} rows={8} value={text} onChange={setText} />
      {problems.length > 0 && (
        <Notice tone="error" announce="assertive" title={messages.rowsNotAdded}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button type="submit" variant="primary">
        {messages.addRows}
      </Button>
    </form>
  );
}

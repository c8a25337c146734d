import { Button, Dialog, FieldFrame, inputStyle, Notice, TextField } from '@finance-analyst/components';
import type { Transaction } from '@finance-analyst/documents';
import { scaleLabel, useFigureFormat } from '@finance-analyst/figures';
import { createId } from '@finance-analyst/foundation';
import { useState } from 'react';
import type { TransactionDrafts } from './createTransactionDrafts.js';
import { messages } from './messages.js';
import type { NewestDay } from './newestDayOf.js';
import { dayOrderOf } from './readDay.js';
import { pastedColumns, readPastedTransactions } from './readPastedTransactions.js';
import {
  amountColumns,
  amountOf,
  entryGroups,
  readTransaction,
  transactionColumns,
  type AmountColumn,
  type EntryUnit,
  type TransactionColumn,
  type TransactionEntry,
  type TransactionProblems,
} from './readTransaction.js';
import styles from './Comparables.module.css';

export type TransactionDialogSubject =
  { readonly kind: 'paste' } | { readonly kind: 'entry'; readonly of: Transaction | null };

interface DialogProps {
  readonly drafts: TransactionDrafts;
  readonly currency: string;
  readonly newest: NewestDay;
  readonly onEnter: (entered: readonly Transaction[]) => void;
  readonly onClose: () => void;
}

interface FormProps extends Pick<DialogProps, 'onEnter' | 'drafts'> {
  readonly unit: EntryUnit;
}

/** One transaction entered by hand, or rows pasted from a spreadsheet. */
export function TransactionDialog({
  subject,
  ...props
}: DialogProps & { readonly subject: TransactionDialogSubject }) {
  const { locale, formatDate } = useFigureFormat();
  const currency = subject.kind === 'entry' ? (subject.of?.currency ?? props.currency) : props.currency;
  const { newest, onEnter, drafts } = props;
  const { scale } = drafts;
  const unit = { locale, scale, currency, newest: { ...newest, text: formatDate(newest.day) } };
  return (
    <Dialog
      title={
        subject.kind === 'paste'
          ? messages.pasteRows
          : subject.of
            ? messages.editTransaction(subject.of.target)
            : messages.addTransaction
      }
      description={`${messages.amountsIn(scaleLabel(scale, currency))}. ${messages.leaveEmpty}`}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      {subject.kind === 'paste' ? (
        <PasteForm unit={unit} drafts={drafts} onEnter={onEnter} />
      ) : (
        <EntryForm unit={unit} drafts={drafts} before={subject.of} onEnter={onEnter} />
      )}
    </Dialog>
  );
}

function EntryForm({ unit, drafts, before, onEnter }: FormProps & { readonly before: Transaction | null }) {
  const { format } = useFigureFormat();
  const { scale, currency } = unit;
  const written = (column: AmountColumn): string => {
    const value = before && amountOf(before, column);
    return value === null
      ? ''
      : format(value, { kind: 'amount', scale, precision: 3, currency, unit: 'hidden' });
  };
  const shown: TransactionEntry = {
    target: before?.target ?? '',
    announced: before?.announced ?? '',
    source: before?.source ?? '',
    ...(Object.fromEntries(amountColumns.map((column) => [column, written(column)])) as Record<
      AmountColumn,
      string
    >),
  };
  const [entry, setEntry] = useState((before ? null : drafts.entry()) ?? shown);
  const [problems, setProblems] = useState<TransactionProblems>({});
  const fieldOf = (column: TransactionColumn) => {
    const label = messages.columns[column];
    const set = (value: string) => {
      const changed = { ...entry, [column]: value };
      setEntry(changed);
      if (!before) drafts.setEntry(changed);
    };
    return column === 'announced' ? (
      <FieldFrame key={column} label={label} error={problems[column]}>
        {(control) => (
          <input
            {...control}
            type="date"
            className={inputStyle('field')}
            max={unit.newest.day}
            value={entry[column]}
            onChange={({ currentTarget }) => {
              set(currentTarget.value);
            }}
          />
        )}
      </FieldFrame>
    ) : (
      <TextField key={column} label={label} value={entry[column]} error={problems[column]} onChange={set} />
    );
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTransaction(entry, unit, before ?? { id: createId(crypto) });
        if (!read.ok) {
          setProblems(read.problems);
          const index = transactionColumns.findIndex((column) => read.problems[column] !== undefined);
          event.currentTarget.querySelectorAll('input')[index]?.focus();
          return;
        }
        const { value } = read;
        if (!before) drafts.setEntry(null);
        // A field that was not typed in keeps its figure in full.
        const kept = (column: AmountColumn): number | null =>
          amountOf(before && entry[column] === shown[column] ? before : value, column);
        onEnter([
          {
            ...value,
            enterpriseValue: kept('enterpriseValue'),
            equityValue: kept('equityValue'),
            metrics: {
              revenue: kept('revenue'),
              ebitda: kept('ebitda'),
              ebit: kept('ebit'),
              netIncome: kept('netIncome'),
              bookValue: kept('bookValue'),
            },
          },
        ]);
      }}
    >
      {(['target', 'terms', 'figures'] as const).map((group) => (
        <fieldset key={group} className={styles['fields']}>
          <legend>{messages.entryGroups[group]}</legend>
          {entryGroups[group].map(fieldOf)}
        </fieldset>
      ))}
      <Button type="submit" variant="primary">
        {messages.saveTransaction}
      </Button>
    </form>
  );
}

function PasteForm({ unit, drafts, onEnter }: FormProps) {
  const [text, setText] = useState(drafts.rows);
  const set = (rows: string) => {
    setText(rows);
    drafts.setRows(rows);
  };
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readPastedTransactions(text, unit, () => createId(crypto));
        if (!read.ok) {
          setProblems(read.problems);
          return;
        }
        drafts.setRows('');
        onEnter(read.value);
      }}
    >
      <p>
        {messages.pasteExplained(pastedColumns.map((column) => messages.columns[column]))}{' '}
        {messages.datesRead[dayOrderOf(unit.locale)]}
      </p>
      <TextField label={messages.rows} rows={8} value={text} onChange={set} />
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

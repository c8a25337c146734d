import { Button, FieldFrame, inputStyle, Notice, TextField } from '@finance-analyst/components';
import type { Transaction } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { createId } from '@finance-analyst/foundation';
import { useState } from 'react';
import type { TransactionDrafts } from './createTransactionDrafts.js';
import { messages } from './messages.js';
import {
  amountOf,
  amountColumns,
  entryGroups,
  readTransaction,
  transactionColumns,
  type EntryUnit,
  type TransactionColumn,
  type TransactionEntry,
  type TransactionProblems,
} from './readTransaction.js';
import { transactionChanges } from './transactionChanges.js';
import type { TransactionEdits } from './TransactionEdits.js';
import { withTypedField } from './withTypedField.js';
import styles from './Comparables.module.css';

interface TransactionEntryFormProps extends Pick<TransactionEdits, 'addTransactions' | 'changeTransaction'> {
  readonly unit: EntryUnit;
  readonly drafts: TransactionDrafts;
  /** The transaction as it was opened; null for a new one. */
  readonly opened: Transaction | null;
  /** The same as the model has it, which another tab can change or remove. */
  readonly current: Transaction | null;
}

/** Enters a transaction, or changes the fields of one that are typed in. */
export function TransactionEntryForm({
  unit,
  drafts,
  opened,
  current,
  addTransactions,
  changeTransaction,
}: TransactionEntryFormProps) {
  const id = opened?.id ?? null;
  const shown = useShownEntry(current ?? opened, unit);
  const [typed, setTyped] = useState(() => drafts.typed(id));
  const [problems, setProblems] = useState<TransactionProblems>({});
  const entry = Object.fromEntries(
    transactionColumns.map((column) => [column, typed[column]?.text ?? shown[column]]),
  ) as TransactionEntry;
  const fieldOf = (column: TransactionColumn) => {
    const label = messages.columns[column];
    const error = problems[column];
    const { over } = typed[column] ?? { over: shown[column] };
    const description = over === shown[column] ? undefined : messages.changedMeanwhile(shown[column]);
    const set = (text: string) => {
      const changed = withTypedField(typed, column, text, shown[column]);
      setTyped(changed);
      drafts.setTyped(id, changed);
    };
    return column === 'announced' ? (
      <FieldFrame key={column} label={label} error={error} description={description}>
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
      <TextField
        key={column}
        label={label}
        value={entry[column]}
        error={error}
        description={description}
        onChange={set}
      />
    );
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTransaction(entry, unit, current ?? opened ?? { id: createId(crypto) });
        if (!read.ok) {
          setProblems(read.problems);
          const index = transactionColumns.findIndex((column) => read.problems[column] !== undefined);
          event.currentTarget.querySelectorAll('input')[index]?.focus();
          return;
        }
        drafts.setTyped(id, {});
        if (!opened) {
          addTransactions([read.value]);
          return;
        }
        // A field that was not typed in keeps its figure in full.
        const columns = transactionColumns.filter((column) => typed[column] !== undefined);
        changeTransaction(opened, transactionChanges(read.value, new Set(columns)));
      }}
    >
      {opened && !current && <Notice tone="warning">{messages.removedMeanwhile(opened.target)}</Notice>}
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

/** A transaction as the fields show it. */
function useShownEntry(transaction: Transaction | null, { scale, currency }: EntryUnit): TransactionEntry {
  const { format } = useFigureFormat();
  const written = (value: number | null): string =>
    value === null ? '' : format(value, { kind: 'amount', scale, precision: 3, currency, unit: 'hidden' });
  return {
    target: transaction?.target ?? '',
    announced: transaction?.announced ?? '',
    source: transaction?.source ?? '',
    ...(Object.fromEntries(
      amountColumns.map((column) => [column, written(transaction && amountOf(transaction, column))]),
    ) as Pick<TransactionEntry, (typeof amountColumns)[number]>),
  };
}

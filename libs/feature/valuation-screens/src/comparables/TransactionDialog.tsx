import { Button, Dialog, Notice, TextField } from '@finance-analyst/components';
import type { Transaction } from '@finance-analyst/documents';
import { scaleLabel, useFigureFormat } from '@finance-analyst/figures';
import { createId } from '@finance-analyst/foundation';
import { useState } from 'react';
import type { TransactionDrafts } from './createTransactionDrafts.js';
import { messages } from './messages.js';
import type { NewestDay } from './newestDayOf.js';
import { dayOrderOf } from './readDay.js';
import { pastedColumns } from './pastedHeader.js';
import { readPastedTransactions } from './readPastedTransactions.js';
import type { EntryUnit } from './readTransaction.js';
import type { TransactionEdits } from './TransactionEdits.js';
import { TransactionEntryForm } from './TransactionEntryForm.js';
import styles from './Comparables.module.css';

export type TransactionDialogSubject =
  { readonly kind: 'paste' } | { readonly kind: 'entry'; readonly of: Transaction | null };

interface DialogProps extends Pick<TransactionEdits, 'addTransactions' | 'changeTransaction'> {
  readonly drafts: TransactionDrafts;
  readonly currency: string;
  readonly newest: NewestDay;
  /** Those of the model. */
  readonly transactions: readonly Transaction[];
  readonly onClose: () => void;
}

/** One transaction entered by hand, or rows pasted from a spreadsheet. */
export function TransactionDialog({
  subject,
  ...props
}: DialogProps & { readonly subject: TransactionDialogSubject }) {
  const { locale, formatDate } = useFigureFormat();
  const { newest, drafts, addTransactions, changeTransaction } = props;
  const opened = subject.kind === 'entry' ? subject.of : null;
  const current = props.transactions.find(({ id }) => id === opened?.id) ?? null;
  const currency = (current ?? opened)?.currency ?? props.currency;
  const { scale } = drafts;
  const unit = { locale, scale, currency, newest: { ...newest, text: formatDate(newest.day) } };
  return (
    <Dialog
      title={
        subject.kind === 'paste'
          ? messages.pasteRows
          : opened
            ? messages.editTransaction((current ?? opened).target)
            : messages.addTransaction
      }
      description={`${messages.amountsIn(scaleLabel(scale, currency))}. ${messages.leaveEmpty}`}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (opened) drafts.setTyped(opened.id, {});
        props.onClose();
      }}
    >
      {subject.kind === 'paste' ? (
        <PasteForm unit={unit} drafts={drafts} addTransactions={addTransactions} />
      ) : (
        <TransactionEntryForm {...{ unit, drafts, opened, current, addTransactions, changeTransaction }} />
      )}
    </Dialog>
  );
}

function PasteForm({
  unit,
  drafts,
  addTransactions,
}: Pick<DialogProps, 'addTransactions' | 'drafts'> & { readonly unit: EntryUnit }) {
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
        addTransactions(read.value);
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

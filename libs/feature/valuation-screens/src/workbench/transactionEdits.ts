import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { ValuationModelBody, ValuationModelDocument } from '@finance-analyst/documents';
import {
  addTransactions,
  changeTransaction,
  removeTransaction,
  setTransactionLeftOut,
} from '@finance-analyst/valuation';
import type { TransactionEdits } from '../comparables/TransactionEdits.js';
import { messages } from './messages.js';

/** The edits of a model's precedent transactions, each with the words that undo shows. */
export const transactionEdits = (
  edit: DocumentEditing<ValuationModelDocument>['edit'],
): TransactionEdits => ({
  addTransactions: (entered) => {
    edit(
      (body) => addTransactions(body, entered),
      () => {
        const [first, ...others] = entered;
        return first && others.length === 0
          ? messages.addTransaction(first.target)
          : messages.addTransactions(entered.length);
      },
    );
  },
  changeTransaction: (opened, changes) => {
    edit(
      (body) => changeTransaction(body, opened, changes),
      (body) => messages.editTransaction(changes.target ?? targetOf(body, opened.id)),
    );
  },
  removeTransaction: (id) => {
    edit(
      (body) => removeTransaction(body, id),
      (body) => messages.removeTransaction(targetOf(body, id)),
    );
  },
  setTransactionLeftOut: (id, isLeftOut) => {
    edit(
      (body) => setTransactionLeftOut(body, id, isLeftOut),
      (body) => messages[isLeftOut ? 'leaveOut' : 'count'](targetOf(body, id)),
    );
  },
});

const targetOf = ({ transactions }: ValuationModelBody, id: string): string =>
  transactions.find((transaction) => transaction.id === id)?.target ?? id;

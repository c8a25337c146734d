import {
  Button,
  Checkbox,
  IconButton,
  ScrollRegion,
  useRowFocus,
  VisuallyHidden,
} from '@finance-analyst/components';
import type { Transaction } from '@finance-analyst/documents';
import { Figure, scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import { createLazyScreen } from '@finance-analyst/navigation';
import { isDisclosed, modelTransactions, multipleNames, type Valuation } from '@finance-analyst/valuation';
import { Fragment, Suspense, useState } from 'react';
import { figureFormat } from '../model/figureFormat.js';
import { ComparablesNotes } from './ComparablesNotes.js';
import { createTransactionDrafts } from './createTransactionDrafts.js';
import { messages, multipleLabels } from './messages.js';
import { multipleFormat } from './multipleFormat.js';
import type { NewestDay } from './newestDayOf.js';
import type { TransactionDialogSubject } from './TransactionDialog.js';
import type { TransactionEdits } from './TransactionEdits.js';
import { amountColumns, amountOf } from './readTransaction.js';
import { StatisticRows } from './StatisticRows.js';
import styles from './Comparables.module.css';

/** Its code loads with the first entry. */
const TransactionDialog = createLazyScreen(
  async () => (await import('./TransactionDialog.js')).TransactionDialog,
  { failureTitle: messages.entryFailed },
);

/** Columns before those of amounts. */
const leadColumns = 2;

/** The transactions of a model, what was paid in them, and the value per share at the same multiples. */
export function TransactionsTable({
  valuation,
  scale,
  edits,
  newestDay,
}: {
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  /** Null if the model is read-only. */
  readonly edits: TransactionEdits | null;
  readonly newestDay: () => NewestDay;
}) {
  const { body } = valuation;
  const [subject, setSubject] = useState<TransactionDialogSubject | null>(null);
  const [drafts, setDrafts] = useState(() => createTransactionDrafts(scale));
  // What is typed keeps the unit it was typed in.
  if (drafts.scale !== scale && drafts.isEmpty()) setDrafts(createTransactionDrafts(scale));
  const { place, beforeRemoval } = useRowFocus(body.transactions.length, 'button');
  const close = () => {
    setSubject(null);
  };
  if (!edits && body.transactions.length === 0) return null;
  return (
    <section className={styles['transactions']} aria-label={messages.transactions}>
      <div ref={place}>
        <h3>
          {messages.transactions} <small>{scaleLabel(scale, body.currency)}</small>
        </h3>
        {body.transactions.length === 0 ? (
          <p className={styles['quiet']}>{messages.noTransactions}</p>
        ) : (
          <Table
            valuation={valuation}
            scale={scale}
            edits={
              edits && {
                ...edits,
                removeTransaction: (id) => {
                  beforeRemoval(body.transactions.findIndex((each) => each.id === id));
                  edits.removeTransaction(id);
                },
              }
            }
            onEdit={setSubject}
          />
        )}
        {edits && (
          <div className={styles['add']}>
            <Button
              onPress={() => {
                setSubject({ kind: 'entry', of: null });
              }}
            >
              {messages.addTransaction}
            </Button>
            <Button
              onPress={() => {
                setSubject({ kind: 'paste' });
              }}
            >
              {messages.pasteRows}
            </Button>
          </div>
        )}
        {edits && subject && (
          <Suspense>
            <TransactionDialog
              subject={subject}
              drafts={drafts}
              currency={body.currency}
              newest={newestDay()}
              transactions={body.transactions}
              addTransactions={(entered) => {
                edits.addTransactions(entered);
                close();
              }}
              changeTransaction={(opened, changes) => {
                edits.changeTransaction(opened, changes);
                close();
              }}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function Table({
  valuation,
  scale,
  edits,
  onEdit,
}: {
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  readonly edits: TransactionEdits | null;
  readonly onEdit: (subject: TransactionDialogSubject) => void;
}) {
  const { body } = valuation;
  const { formatDate } = useFigureFormat();
  const compared = modelTransactions(valuation);
  const { items, comparisons, implied } = compared;
  const names = multipleNames.filter((name) => isDisclosed(body.transactions, name));
  const amounts = amountColumns.filter((column) =>
    body.transactions.some((transaction) => amountOf(transaction, column) !== null),
  );
  const amount = (label: string, { target, currency }: Transaction, value: number | null) => (
    <td>
      <Figure
        {...figureFormat('amount', { currency, scale })}
        unit={currency === body.currency ? 'hidden' : 'shown'}
        value={value === null ? { ok: false, reason: messages.notDisclosed } : { ok: true, value }}
        label={messages.of(label, target)}
      />
    </td>
  );
  return (
    <>
      <ScrollRegion label={messages.transactions}>
        <table className={styles['table']} aria-label={messages.transactions}>
          <thead>
            <tr>
              <th scope="col">{messages.target}</th>
              <th scope="col">{messages.columns.announced}</th>
              {amounts.map((column) => (
                <th key={column} scope="col">
                  {messages.columns[column]}
                </th>
              ))}
              {names.map((name) => (
                <th key={name} scope="col">
                  {multipleLabels[name]}
                </th>
              ))}
              {edits && (
                <th scope="col">
                  <VisuallyHidden>{messages.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {items.map(({ transaction, multiples }) => (
              <tr key={transaction.id} data-row data-left-out={transaction.isLeftOut}>
                <th scope="row">
                  {edits ? (
                    <Checkbox
                      isSelected={transaction.isLeftOut !== true}
                      onChange={(isCounted) => {
                        edits.setTransactionLeftOut(transaction.id, !isCounted);
                      }}
                    >
                      <span>
                        {transaction.target} <VisuallyHidden>{messages.inStatistics}</VisuallyHidden>
                      </span>
                    </Checkbox>
                  ) : (
                    transaction.target
                  )}{' '}
                  <span className={styles['quiet']}>
                    {[transaction.source, !edits && transaction.isLeftOut ? messages.leftOut : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <td>{formatDate(transaction.announced)}</td>
                {amounts.map((column) => (
                  <Fragment key={column}>
                    {amount(messages.columns[column], transaction, amountOf(transaction, column))}
                  </Fragment>
                ))}
                {names.map((name) => {
                  const isOutlier = comparisons[name].excluded.get(transaction.id) === 'outlier';
                  return (
                    <td key={name} data-outlier={isOutlier || undefined}>
                      <Figure
                        {...multipleFormat}
                        value={multiples[name]}
                        label={messages.of(multipleLabels[name], transaction.target)}
                      />
                      {isOutlier && <span className={styles['mark']}>{messages.outlier}</span>}
                    </td>
                  );
                })}
                {edits && (
                  <td>
                    <Button
                      variant="link"
                      size="compact"
                      onPress={() => {
                        onEdit({ kind: 'entry', of: transaction });
                      }}
                    >
                      {messages.edit} <VisuallyHidden>{transaction.target}</VisuallyHidden>
                    </Button>
                    <IconButton
                      icon="close"
                      size="compact"
                      label={messages.remove(transaction.target)}
                      onPress={() => {
                        edits.removeTransaction(transaction.id);
                      }}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <StatisticRows
            columns={leadColumns + amounts.length}
            names={names}
            comparisons={comparisons}
            implied={implied}
            currency={body.currency}
            hasActions={edits !== null}
          />
        </table>
      </ScrollRegion>
      <ComparablesNotes noun="transaction" names={names} compared={compared} />
    </>
  );
}

import { Button, Checkbox, IconButton, ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import type { Transaction } from '@finance-analyst/documents';
import { Figure, scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import {
  isDisclosed,
  metricNames,
  modelTransactions,
  multipleNames,
  type Valuation,
} from '@finance-analyst/valuation';
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { figureFormat } from '../model/figureFormat.js';
import { messages, multipleLabels } from './messages.js';
import { multipleFormat } from './multipleFormat.js';
import type { TransactionDialogSubject } from './TransactionDialog.js';
import type { TransactionEdits } from './TransactionEdits.js';
import { StatisticRows } from './StatisticRows.js';
import styles from './Comparables.module.css';

/** Its code loads with the first entry. */
const TransactionDialog = lazy(async () => ({
  default: (await import('./TransactionDialog.js')).TransactionDialog,
}));

const metrics = ['revenue', 'ebitda', 'ebit'] as const;
/** Target, day, enterprise value and what it is compared with. */
const factColumns = 3 + metrics.length;

/** The acquisitions of a model, what was paid in them, and the value per share at the same multiples. */
export function TransactionsTable({
  valuation,
  scale,
  edits,
}: {
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  /** Null if the model is read-only. */
  readonly edits: TransactionEdits | null;
}) {
  const { body } = valuation;
  const [subject, setSubject] = useState<TransactionDialogSubject | null>(null);
  const place = useRef<HTMLElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current !== null && place.current) focusAfterRemoval(place.current, removed.current);
    removed.current = null;
  }, [body.transactions]);
  const close = () => {
    setSubject(null);
  };
  if (!edits && body.transactions.length === 0) return null;
  return (
    <section ref={place} className={styles['transactions']} aria-label={messages.transactions}>
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
                removed.current = body.transactions.findIndex((deal) => deal.id === id);
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
            scale={scale}
            currency={body.currency}
            onEnter={(entered) => {
              edits.setTransactions(entered);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Where the focus goes once a row is gone: the row in its place, the one before it, else the button that adds one. */
function focusAfterRemoval(place: HTMLElement, index: number): void {
  const rows = place.querySelectorAll('tr[data-transaction]');
  const row = rows[Math.min(index, rows.length - 1)];
  (
    row?.querySelector<HTMLElement>('td:last-child button:last-of-type') ?? place.querySelector('button')
  )?.focus();
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
  const { multiples, comparisons, implied } = modelTransactions(valuation);
  const names = multipleNames.filter((name) => isDisclosed(body.transactions, name));
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
    <ScrollRegion label={messages.transactions}>
      <table className={styles['table']} aria-label={messages.transactions}>
        <thead>
          <tr>
            <th scope="col">{messages.target}</th>
            <th scope="col">{messages.columns.announced}</th>
            <th scope="col">{messages.enterpriseValue}</th>
            {metrics.map((metric) => (
              <th key={metric} scope="col">
                {metricNames[metric]}
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
          {body.transactions.map((deal) => (
            <tr key={deal.id} data-transaction data-left-out={deal.isLeftOut}>
              <th scope="row">
                {edits ? (
                  <Checkbox
                    isSelected={deal.isLeftOut !== true}
                    onChange={(isCounted) => {
                      edits.setTransactionLeftOut(deal.id, !isCounted);
                    }}
                  >
                    <span>
                      {deal.target} <VisuallyHidden>{messages.inStatistics}</VisuallyHidden>
                    </span>
                  </Checkbox>
                ) : (
                  deal.target
                )}{' '}
                <span className={styles['quiet']}>
                  {[deal.source, !edits && deal.isLeftOut ? messages.leftOut : '']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
              <td>{formatDate(deal.announced)}</td>
              {amount(messages.enterpriseValue, deal, deal.enterpriseValue)}
              {metrics.map((metric) => (
                <Fragment key={metric}>{amount(metricNames[metric], deal, deal.metrics[metric])}</Fragment>
              ))}
              {names.map((name) => {
                const isOutlier = comparisons[name].excluded.get(deal.id) === 'outlier';
                return (
                  <td key={name} data-outlier={isOutlier || undefined}>
                    <Figure
                      {...multipleFormat}
                      value={multiples.get(deal.id)?.[name] ?? { ok: false, reason: messages.notDisclosed }}
                      label={messages.of(multipleLabels[name], deal.target)}
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
                      onEdit({ kind: 'entry', of: deal });
                    }}
                  >
                    {messages.edit} <VisuallyHidden>{deal.target}</VisuallyHidden>
                  </Button>
                  <IconButton
                    icon="close"
                    size="compact"
                    label={messages.remove(deal.target)}
                    onPress={() => {
                      edits.removeTransaction(deal.id);
                    }}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <StatisticRows
          columns={factColumns}
          names={names}
          comparisons={comparisons}
          implied={implied}
          currency={body.currency}
          hasActions={edits !== null}
        />
      </table>
    </ScrollRegion>
  );
}

import { Button, Notice, ScrollRegion } from '@finance-analyst/components';
import type { PriceImportReport as Report } from '@finance-analyst/contracts';
import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, sourceName, type Quote } from '@finance-analyst/market';
import type { LabelledRate } from '@finance-analyst/valuation';
import styles from './PriceImportDialog.module.css';
import type { PriceOutcome } from './PriceImportState.js';
import { messages } from './messages.js';

/** What an import stored, what it did not and why, and the price that the model has after it. */
export function PriceImportReport({
  name,
  report,
  outcome,
  beta,
  onUse,
}: {
  /** Of the file. */
  readonly name: string;
  readonly report: Report;
  readonly outcome: PriceOutcome;
  readonly beta: LabelledRate | null;
  readonly onUse: (quote: Quote) => void;
}) {
  const { format, formatDate } = useFigureFormat();
  const count = (value: number): string => format(value, { kind: 'count' });
  const { firstDate, lastDate } = report;
  const isEmpty = report.inserted + report.updated + report.unchanged === 0;
  const counts = [
    [messages.newDays, report.inserted],
    [messages.replaced, report.updated],
    [messages.unchanged, report.unchanged],
    [messages.refusedRows, report.refusedCount],
  ] as const;
  return (
    <>
      <Notice
        tone={isEmpty ? 'error' : 'success'}
        title={isEmpty ? messages.noRows(name) : messages.done(name)}
        announce="polite"
      >
        {isEmpty
          ? messages.noRowsExplained
          : firstDate !== null &&
            lastDate !== null &&
            messages.range(formatDate(firstDate), formatDate(lastDate))}
      </Notice>
      <dl className={styles['counts']}>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{messages.currency}</dt>
          <dd>{report.currency}</dd>
        </div>
      </dl>
      {!isEmpty && (
        <>
          <PriceAfter outcome={outcome} onUse={onUse} />
          <p>
            {beta
              ? messages.beta(format(beta.value, { kind: 'number', precision: 2 }), beta.label)
              : messages.betaUnanswered}
          </p>
        </>
      )}
      {report.notes.map((note) => (
        <p key={note} className={styles['quiet']}>
          {note}
        </p>
      ))}
      {report.refused.length > 0 && (
        <div className={styles['refused']}>
          <ScrollRegion>
            <table>
              <caption>{messages.refusedTitle}</caption>
              <thead>
                <tr>
                  <th scope="col">{messages.row}</th>
                  <th scope="col">{messages.reason}</th>
                </tr>
              </thead>
              <tbody>
                {report.refused.map(({ row, reason }) => (
                  <tr key={row}>
                    <td>{count(row)}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </div>
      )}
      {report.refusedCount > report.refused.length && (
        <p className={styles['quiet']}>{messages.more(count(report.refusedCount - report.refused.length))}</p>
      )}
    </>
  );
}

function PriceAfter({
  outcome,
  onUse,
}: {
  readonly outcome: PriceOutcome;
  readonly onUse: (quote: Quote) => void;
}) {
  const { format, formatDate } = useFigureFormat();
  if (outcome.kind === 'unanswered') return <p>{messages.priceUnanswered}</p>;
  const { kind, quote } = outcome;
  const day = `${formatDate(sessionOf(quote))} (${sourceName(quote.source)})`;
  const price = format(quote.price, { kind: 'per-share', precision: 2, currency: quote.currency });
  return (
    <p>
      {wordsOf[kind](price, day)}{' '}
      {isOffered.has(kind) && (
        <Button
          variant="link"
          onPress={() => {
            onUse(quote);
          }}
        >
          {messages.useMarketPrice}
        </Button>
      )}
    </p>
  );
}

type AnsweredKind = Exclude<PriceOutcome['kind'], 'unanswered'>;

const wordsOf: Readonly<Record<AnsweredKind, (price: string, day: string) => string>> = {
  taken: messages.priceTaken,
  entered: messages.priceEntered,
  far: messages.priceFar,
  same: messages.priceSame,
  later: messages.priceLater,
};

const isOffered: ReadonlySet<AnsweredKind> = new Set(['entered', 'far']);

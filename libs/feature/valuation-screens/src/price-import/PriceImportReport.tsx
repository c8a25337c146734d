import { Notice, ScrollRegion } from '@finance-analyst/components';
import type { PriceImportReport as Report } from '@finance-analyst/contracts';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Quote } from '@finance-analyst/market';
import { PriceAfter } from './PriceAfter.js';
import styles from './PriceImportDialog.module.css';
import type { PricesTaken } from './PriceImportState.js';
import { storedCount } from './storedCount.js';
import { messages } from './messages.js';

/** What an import stored and rejected, with reasons, and the model's price afterwards. */
export function PriceImportReport({
  name,
  report,
  taken,
  onUse,
}: {
  /** Of the file. */
  readonly name: string;
  readonly report: Report;
  /** Null if nothing was stored. */
  readonly taken: PricesTaken | null;
  readonly onUse: (quote: Quote) => void;
}) {
  const { format, formatDate } = useFigureFormat();
  const count = (value: number): string => format(value, { kind: 'count' });
  const { firstDate, lastDate } = report;
  const isEmpty = storedCount(report) === 0;
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
      {taken && <PriceAfter taken={taken} betaAdvice={messages.importAgain} onUse={onUse} />}
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

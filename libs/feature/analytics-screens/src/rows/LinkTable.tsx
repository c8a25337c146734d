import { VisuallyHidden } from '@finance-analyst/components';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';
import type { FigureQuestion } from './FigureQuestion.js';
import { MostShown, mostRows } from './MostShown.js';
import { returnLinks } from './returnLinks.js';
import styles from './Rows.module.css';

/** The returns that a time-weighted return links, the latest first, with their product. */
export function LinkTable({
  analysis: {
    part: { whole },
    measures: { timeWeighted },
    timing,
    body: { currency },
  },
  question: { from, to },
}: {
  readonly analysis: Analysis;
  readonly question: Pick<FigureQuestion, 'from' | 'to'>;
}): ReactElement {
  const { format, formatDate } = useFigureFormat();
  const links = useMemo(
    () => (timeWeighted.ok ? returnLinks(whole, timing, from, to) : []),
    [whole, timeWeighted, timing, from, to],
  );
  if (!timeWeighted.ok) return <p>{timeWeighted.reason}</p>;
  const dayAt = (at: number): string => formatDate(isoDate(whole.days[at] ?? 0));
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  const product = links.reduce((growth, link) => growth * (1 + link.return), 1) - 1;
  return (
    <>
      <p>{messages.linksExplained}</p>
      <FigureTable
        label={messages.links}
        columns={[
          messages.link,
          messages.inCurrency(messages.startValue, currency),
          messages.endValue,
          messages.return,
        ]}
        rows={links
          .toReversed()
          .slice(0, mostRows)
          .map((link) => ({
            id: String(link.from),
            label: (
              <span className={styles['words']}>
                <span>{messages.since(dayAt(link.from))}</span>
                <span>{dayAt(link.to)}</span>
              </span>
            ),
            cells: [
              <span key="start" className={styles['words']}>
                <Figure {...amount} label={messages.startValue} value={link.start} />
                {link.flow !== 0 && (
                  <span className={styles['detail']}>
                    <VisuallyHidden>{messages.flow} </VisuallyHidden>
                    {format(link.flow, { ...amount, sign: 'always' })}
                  </span>
                )}
              </span>,
              <Figure key="end" {...amount} label={messages.endValue} value={link.end} />,
              <Delta key="return" kind="rate" precision={2} label={messages.return} value={link.return} />,
            ],
          }))}
        total={{
          id: 'product',
          label: messages.product,
          cells: [
            '',
            '',
            <Delta key="return" kind="rate" precision={2} label={messages.product} value={product} />,
          ],
        }}
      />
      <MostShown count={links.length} />
    </>
  );
}

import { Delta, useFigureFormat } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';
import type { FigureQuestion } from './FigureQuestion.js';
import { MostShown, mostRows } from './MostShown.js';
import { returnLinks } from './returnLinks.js';

/** The returns that a time-weighted return links, the latest first. */
export function LinkTable({
  analysis: {
    part: { whole },
    measures: { timeWeighted },
    body: { currency },
  },
  question: { from, to },
}: {
  readonly analysis: Analysis;
  readonly question: FigureQuestion;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const links = useMemo(
    () => (timeWeighted.ok ? returnLinks(whole, timeWeighted.value.cumulative, from, to) : []),
    [whole, timeWeighted, from, to],
  );
  if (!timeWeighted.ok) return <p>{timeWeighted.reason}</p>;
  const dayAt = (at: number): string => formatDate(isoDate(whole.days[at] ?? 0));
  return (
    <>
      <p>{messages.linksExplained}</p>
      <FigureTable
        label={messages.links}
        columns={[messages.link, messages.inCurrency(messages.flowOnFirstDay, currency), messages.return]}
        rows={links
          .toReversed()
          .slice(0, mostRows)
          .map((link) => ({
            id: String(link.from),
            label: `${dayAt(link.from)} – ${dayAt(link.to)}`,
            cells: [
              <Delta
                key="flow"
                kind="amount"
                precision={2}
                unit="hidden"
                better="neither"
                label={messages.flowOnFirstDay}
                value={link.flow}
              />,
              <Delta key="return" kind="rate" precision={2} label={messages.return} value={link.return} />,
            ],
          }))}
      />
      <MostShown count={links.length} />
    </>
  );
}

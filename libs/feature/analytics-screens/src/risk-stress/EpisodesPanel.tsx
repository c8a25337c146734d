import { useFigureFormat } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { TablePanel } from '../risk-table/TablePanel.js';

/** The worst day and the worst runs of days of the window, as if they came again. */
export function EpisodesPanel({ analysis }: { readonly analysis: RiskSummary }): ReactElement {
  const { assets, days, runs, value, body } = analysis;
  const { formatDate } = useFigureFormat();
  const found = runs.flatMap(({ length, run }) => (run.ok ? [{ length, ...run.value }] : []));
  const [first] = runs;
  const dayOf = (at: number): string => formatDate(isoDate(Number(days[at])));
  return (
    <TablePanel
      title={messages.episodes}
      analysis={analysis}
      state={
        found.length === 0 && first && !first.run.ok
          ? { kind: 'empty', title: messages.episodesMissing, message: first.run.reason }
          : undefined
      }
      table={{
        rowTitle: messages.inCurrency(messages.holding, body.currency),
        columns: found.map(({ length, from, to }) => ({
          id: String(length),
          label: messages.episode(length, dayOf(from), dayOf(to)),
          format: { kind: 'amount', currency: body.currency, unit: 'hidden', precision: 0, sign: 'always' },
        })),
        rows: [
          ...assets.map(({ position }, asset) => ({
            id: `${position.isCash ? 'cash' : 'holding'} ${position.id}`,
            label: position.name,
            figures: found.map(
              ({ contributions }) => ({ ok: true, value: Number(contributions[asset]) * value }) as const,
            ),
          })),
          {
            id: 'total',
            label: messages.total,
            figures: found.map(({ total }) => ({ ok: true, value: total * value }) as const),
          },
        ],
      }}
      footer={messages.episodesExplained}
    />
  );
}

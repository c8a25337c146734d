import { Disclosure, Panel } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { priceCoverage } from '@finance-analyst/portfolios';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';

/** How prices cover the days on which something was held. */
export function PricesPanel({ analysis }: { readonly analysis: Analysis }): ReactElement | null {
  const { history, market, window, body, isSample } = analysis;
  const { format } = useFigureFormat();
  const coverage = useMemo(
    () => priceCoverage(history, market.table, window.from, window.to),
    [history, market, window],
  );
  if (coverage.length === 0) return null;
  const names = new Map(body.instruments.map(({ id, name }) => [id, name ?? id]));
  const count = (value: number): string => format(value, { kind: 'count' });
  const sumOf = (of: 'held' | 'carried'): number => coverage.reduce((sum, each) => sum + each[of], 0);
  const figure = (label: string, value: number): ReactElement => (
    <Figure key={label} kind="count" label={label} value={value} />
  );
  return (
    <Panel title={messages.prices} sample={isSample || undefined}>
      <Disclosure title={messages.pricesSummary(count(sumOf('carried')), count(sumOf('held')))}>
        <FigureTable
          label={messages.prices}
          columns={[messages.instrument, messages.daysHeld, messages.carried, messages.filed]}
          rows={coverage.map(({ id, held, carried, filed }) => ({
            id,
            label: names.get(id) ?? id,
            cells: [
              figure(messages.daysHeld, held),
              figure(messages.carried, carried),
              figure(messages.filed, filed),
            ],
          }))}
        />
        <p>{messages.pricesExplained}</p>
      </Disclosure>
    </Panel>
  );
}

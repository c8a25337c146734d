import { HeatMap } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { type ReactElement, useMemo } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';

/** How the largest holdings move together. */
export function CorrelationPanel({ analysis }: { readonly analysis: RiskSummary }): ReactElement {
  const { correlations: found, title, isSample, daily, window } = analysis;
  const { format, formatDate } = useFigureFormat();
  const pairs = (axis: number): number => (axis * (axis - 1)) / 2;
  const axis = found.assets.map(({ position: { id, name } }) => ({ label: id, spoken: name }));
  const summary = useMemo(() => {
    let highest: { readonly value: number; readonly pair: string } | null = null;
    for (const [row, cells] of found.cells.entries())
      for (const [column, cell] of cells.entries())
        if (column < row && cell.ok && (highest === null || cell.value > highest.value))
          highest = {
            value: cell.value,
            pair: [column, row].map((at) => found.assets[at]?.position.name ?? '').join(', '),
          };
    return highest === null
      ? messages.correlationNone
      : messages.correlationSummary(highest.pair, format(highest.value, { kind: 'number', precision: 2 }));
  }, [found, format]);
  return (
    <HeatMap
      title={messages.correlation}
      summary={summary}
      sample={isSample || undefined}
      note={messages.correlationSample(
        format(daily.returns.length, { kind: 'count' }),
        formatDate(window.opens),
        formatDate(window.closes),
        messages.correlationPairs(pairs(axis.length)),
      )}
      rowTitle={messages.holding}
      columnTitle={messages.holding}
      rows={axis}
      columns={axis}
      cells={found.cells}
      format={{ kind: 'number', precision: 2 }}
      fileName={`${title} ${messages.correlation}`}
    />
  );
}

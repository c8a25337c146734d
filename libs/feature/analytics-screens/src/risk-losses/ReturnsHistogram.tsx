import { HistogramChart, type HistogramMark } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { expectedShortfall } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { returnBins } from './returnBins.js';

/** The daily returns, with the historical losses of a day marked. */
export function ReturnsHistogram({
  analysis,
  settings: { level },
}: {
  readonly analysis: RiskSummary;
  readonly settings: Pick<RiskSettings, 'level'>;
}): ReactElement {
  const { daily, title, isSample } = analysis;
  const { format } = useFigureFormat();
  const bins = useMemo(() => returnBins(daily.returns), [daily]);
  const losses = useMemo(() => expectedShortfall(daily, { level }), [daily, level]);
  const marks = useMemo(
    (): readonly HistogramMark[] =>
      losses.ok
        ? [
            { id: 'var', label: messages.varMark, value: -losses.value.valueAtRisk, isReference: true },
            { id: 'es', label: messages.shortfallMark, value: -losses.value.loss },
          ]
        : [],
    [losses],
  );
  return (
    <HistogramChart
      title={messages.histogram}
      summary={
        losses.ok
          ? messages.histogramSummary(
              format(losses.value.valueAtRisk, { kind: 'rate', precision: 2 }),
              format(level, { kind: 'rate' }),
            )
          : losses.reason
      }
      sample={isSample || undefined}
      bins={bins}
      marks={marks}
      format={{ kind: 'rate', precision: 2 }}
      countLabel={messages.days}
      fileName={`${title} ${messages.histogram}`}
    />
  );
}

import { ChartFrame, ChartPlot } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ResampledFrontier } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { drawFrontier } from './drawFrontier.js';
import { type FrontierPoint, layoutFrontier } from './layoutFrontier.js';
import { type OptimalWeights, portfolioNames } from './optimalWeights.js';

const heightRem = 18;

/** The least risk for each return, with today's holdings and the other weights marked. */
export function FrontierChart({
  analysis: { title, isSample },
  optimal: { frontier, portfolios },
  resampled,
}: {
  readonly analysis: Pick<RiskSummary, 'title' | 'isSample'>;
  readonly optimal: Pick<OptimalWeights, 'frontier' | 'portfolios'>;
  /** At the volatilities of the frontier; null without it. */
  readonly resampled: Pick<ResampledFrontier, 'expectedReturns'> | null;
}): ReactElement {
  const { format } = useFigureFormat();
  const rate = { kind: 'rate', precision: 1 } as const;
  const points = useMemo(
    (): readonly FrontierPoint[] => [
      ...(frontier.ok ? frontier.value : []).map((portfolio, at) => ({
        ...portfolio,
        id: `frontier-${at}`,
        label: messages.point(at + 1),
        isMarked: false,
        band: resampled?.expectedReturns[at] ?? null,
      })),
      ...portfolioNames.flatMap((name) => {
        const portfolio = portfolios[name];
        return portfolio.ok
          ? [{ ...portfolio.value, id: name, label: messages.portfolios[name], isMarked: true, band: null }]
          : [];
      }),
    ],
    [frontier, portfolios, resampled],
  );
  const [today, least] = [portfolios.today, portfolios.minimumVariance];
  return (
    <ChartFrame
      title={messages.frontier}
      summary={
        today.ok && least.ok
          ? messages.frontierSummary(
              format(today.value.volatility, rate),
              format(least.value.volatility, rate),
            )
          : messages.frontierMissing
      }
      state={
        frontier.ok ? undefined : { kind: 'empty', title: messages.frontierMissing, message: frontier.reason }
      }
      sample={isSample || undefined}
      heightRem={heightRem}
      fileName={`${title} ${messages.frontier}`}
      note={resampled ? `${messages.frontierAxes}. ${messages.bandNote}` : messages.frontierAxes}
      table={{
        rowTitle: messages.portfolio,
        columns: [
          { id: 'return', label: messages.expectedReturn, format: rate },
          { id: 'volatility', label: messages.expectedVolatility, format: rate },
          { id: 'low', label: messages.bandLow, format: rate },
          { id: 'high', label: messages.bandHigh, format: rate },
        ],
        rows: points.map(({ id, label, expectedReturn, volatility, band }) => ({
          id,
          label,
          figures: [
            { ok: true, value: expectedReturn },
            { ok: true, value: volatility },
            band ? { ok: true, value: band.low } : { ok: false, reason: messages.bandMissing },
            band ? { ok: true, value: band.high } : { ok: false, reason: messages.bandMissing },
          ],
        })),
      }}
    >
      <ChartPlot
        label={messages.frontier}
        heightRem={heightRem}
        layout={(size) => layoutFrontier(points, size, (value) => format(value, rate))}
        draw={drawFrontier}
      />
    </ChartFrame>
  );
}

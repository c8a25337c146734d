import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import { type ReactElement, useMemo } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskAnalysis } from '../risk-returns/RiskAnalysis.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import { FrontierChart } from './FrontierChart.js';
import { optimalWeights, portfolioNames } from './optimalWeights.js';

/** Weights of the same holdings by other aims, beside those of today, with the efficient frontier. */
export function OptimizationPanel({
  analysis,
  settings: { largestWeight },
  riskFree,
  onChange,
}: {
  readonly analysis: RiskAnalysis;
  readonly settings: Pick<RiskSettings, 'largestWeight'>;
  /** A year, a fraction. */
  readonly riskFree: number;
  readonly onChange: (part: Partial<RiskSettings>) => void;
}): ReactElement {
  const { assets, daily } = analysis;
  const { format } = useFigureFormat();
  const found = useMemo(
    () =>
      assets.filter(({ position, isConstant }) => !position.isCash && !isConstant).length < 2
        ? ({ ok: false, reason: messages.oneHolding } as const)
        : optimalWeights(assets, { largestWeight, riskFree }),
    [assets, largestWeight, riskFree],
  );
  const optimal = found.ok ? found.value : null;
  const rate = { kind: 'rate', precision: 1 } as const;
  const figuresOf = (
    read: (portfolio: {
      readonly weights: Float64Array;
      readonly expectedReturn: number;
      readonly volatility: number;
    }) => number,
  ) =>
    portfolioNames.map((name) => {
      const portfolio = optimal?.portfolios[name];
      if (!portfolio) return { ok: false, reason: messages.optimizationMissing } as const;
      return portfolio.ok ? ({ ok: true, value: read(portfolio.value) } as const) : portfolio;
    });
  return (
    <>
      <TablePanel
        title={messages.optimization}
        analysis={analysis}
        facts={[[messages.largestWeight, String(largestWeight)]]}
        state={
          found.ok ? undefined : { kind: 'empty', title: messages.optimizationMissing, message: found.reason }
        }
        above={
          <div className={styles['choices']}>
            <FigureField
              label={messages.largestWeight}
              kind="rate"
              value={largestWeight}
              minimum={0.001}
              maximum={1}
              step={0.01}
              onCommit={(value) => {
                onChange({ largestWeight: value });
              }}
            />
          </div>
        }
        table={{
          rowTitle: messages.holding,
          columns: portfolioNames.map((name) => ({
            id: name,
            label: messages.portfolios[name],
            format: rate,
          })),
          rows: [
            ...(optimal?.assets ?? []).map(({ position }, at) => ({
              id: position.id,
              label: position.name,
              figures: figuresOf(({ weights }) => Number(weights[at])),
            })),
            {
              id: 'return',
              label: messages.expectedReturn,
              figures: figuresOf(({ expectedReturn }) => expectedReturn),
            },
            {
              id: 'volatility',
              label: messages.expectedVolatility,
              figures: figuresOf(({ volatility }) => volatility),
            },
          ],
        }}
        footer={
          optimal &&
          messages.optimizationExplained(
            format(daily.returns.length, { kind: 'count' }),
            format(optimal.covariance.shrinkage, { kind: 'rate', precision: 0 }),
          )
        }
      />
      {optimal && <FrontierChart analysis={analysis} optimal={optimal} />}
    </>
  );
}

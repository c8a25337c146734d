import type { PanelState } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import { type RiskAnswering, useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import { FrontierChart } from './FrontierChart.js';
import { portfolioNames } from './optimalWeights.js';

/** Weights of the same holdings by other aims, beside those of today, with the efficient frontier. */
export function OptimizationPanel({
  analysis,
  client,
  settings: { largestWeight },
  riskFree,
  onChange,
}: {
  readonly analysis: RiskSummary;
  readonly client: RiskClient;
  readonly settings: Pick<RiskSettings, 'largestWeight'>;
  /** A year, a fraction. */
  readonly riskFree: number;
  readonly onChange: (part: Partial<RiskSettings>) => void;
}): ReactElement {
  const { daily, version } = analysis;
  const { format } = useFigureFormat();
  const asked = useRiskAnswer(client, 'optimize', version, { largestWeight, riskFree });
  const found = asked.answer;
  const optimal = found?.ok ? found.value : null;
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
        state={stateOf(asked)}
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
            format(optimal.shrinkage, { kind: 'rate', precision: 0 }),
          )
        }
      />
      {optimal && <FrontierChart analysis={analysis} optimal={optimal} />}
    </>
  );
}

/** Undefined once there is something to show. */
function stateOf({ answer, problem }: RiskAnswering<'optimize'>): PanelState | undefined {
  const reason = problem ?? (answer && !answer.ok ? answer.reason : null);
  if (reason !== null) return { kind: 'empty', title: messages.optimizationMissing, message: reason };
  return answer === null ? { kind: 'loading', label: messages.optimizing } : undefined;
}

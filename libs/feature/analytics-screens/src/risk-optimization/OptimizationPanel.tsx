import { Button, ProgressBar } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { ResampledRange } from '@finance-analyst/portfolio';
import { type ReactElement, useState } from 'react';
import shared from '../screen/Analytics.module.css';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { TablePanelState } from '../risk-table/TableState.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import { type RiskAnswering, useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import { FrontierChart } from './FrontierChart.js';
import { portfolioNames } from './optimalWeights.js';

/** With more holdings, resampling takes so long that it starts on request. */
const mostAtOnce = 60;

/** A weight is known to a percent at best. */
const whole = { kind: 'rate', precision: 0 } as const;

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
  const [isResampled, setIsResampled] = useState(false);
  const isLarge = (optimal?.assets.length ?? 0) > mostAtOnce;
  const resampling = useRiskAnswer(
    client,
    'resample',
    version,
    { largestWeight, riskFree },
    optimal !== null && (!isLarge || isResampled),
  );
  const resampled = resampling.isCurrent && resampling.answer?.ok ? resampling.answer.value : null;
  const writeRange = (range: ResampledRange | undefined): string =>
    range ? messages.range(format(range.low, whole), format(range.high, whole)) : '—';
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
          textColumns: [messages.leastRange, messages.sharpeRange],
          columns: portfolioNames.map((name) => ({
            id: name,
            label: messages.portfolios[name],
            format: rate,
          })),
          rows: [
            ...(optimal?.assets ?? []).map(({ position }, at) => ({
              id: position.id,
              label: position.name,
              formats: portfolioNames.map(() => whole),
              figures: figuresOf(({ weights }) => Number(weights[at])),
              texts: [writeRange(resampled?.minimumVariance[at]), writeRange(resampled?.maximumSharpe?.[at])],
            })),
            {
              id: 'return',
              label: messages.expectedReturn,
              figures: figuresOf(({ expectedReturn }) => expectedReturn),
              texts: ['', ''],
            },
            {
              id: 'volatility',
              label: messages.expectedVolatility,
              figures: figuresOf(({ volatility }) => volatility),
              texts: ['', ''],
            },
          ],
        }}
        below={
          optimal && (
            <Resampling
              resampling={resampling}
              isAsked={!isLarge || isResampled}
              onStart={() => {
                setIsResampled(true);
              }}
            />
          )
        }
        footer={
          optimal &&
          messages.optimizationExplained(
            format(daily.returns.length, { kind: 'count' }),
            format(optimal.shrinkage, { kind: 'rate', precision: 0 }),
          )
        }
      />
      {optimal && <FrontierChart analysis={analysis} optimal={optimal} resampled={resampled} />}
    </>
  );
}

/** How the resampling is getting on, and what it says once it has ended. */
function Resampling({
  resampling: { answer, problem, isPending, isCanceled, isCurrent, progress, cancel, retry },
  isAsked,
  onStart,
}: {
  readonly resampling: RiskAnswering<'resample'>;
  readonly isAsked: boolean;
  readonly onStart: () => void;
}): ReactElement {
  const reason = problem ?? (answer && !answer.ok ? answer.reason : null);
  if (isPending)
    return (
      <div className={shared['loading']} aria-busy="true">
        <ProgressBar label={messages.resampling} {...(progress !== null && { value: progress })} />
        <Button onPress={cancel}>{messages.cancel}</Button>
      </div>
    );
  if (!isAsked || isCanceled) return <Button onPress={isAsked ? retry : onStart}>{messages.resample}</Button>;
  return (
    <p className={shared['quiet']} role="status">
      {reason !== null
        ? messages.notResampled(reason)
        : isCurrent && answer?.ok
          ? messages.resampled(answer.value.resamples)
          : ''}
    </p>
  );
}

/** Undefined once there is something to show. */
function stateOf({ answer, problem }: RiskAnswering<'optimize'>): TablePanelState | undefined {
  const reason = problem ?? (answer && !answer.ok ? answer.reason : null);
  if (reason !== null) return { kind: 'empty', title: messages.optimizationMissing, message: reason };
  return answer === null ? { kind: 'loading', label: messages.optimizing } : undefined;
}

import { Button, Notice, ProgressBar } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ResampledRange } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo, useState } from 'react';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import shared from '../screen/Analytics.module.css';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { TablePanelState } from '../risk-table/TableState.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import { type RiskAnswering, useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import { FrontierChart } from './FrontierChart.js';
import { namedLimits } from './limitChoices.js';
import { type LimitSettings, OptimizationLimits } from './OptimizationLimits.js';
import { portfolioNames } from './optimalWeights.js';
import { TradesPanel } from './TradesPanel.js';
import { readLimits } from './WeightLimit.js';

/** With more holdings, resampling takes so long that it starts on request. */
const mostAtOnce = 60;

/** A weight is known to a percent at best. */
const whole = { kind: 'rate', precision: 0 } as const;

/** Weights of the same holdings by other aims, beside those of today, with the efficient frontier. */
export function OptimizationPanel({
  analysis,
  client,
  positions,
  editPortfolio,
  settings,
  riskFree,
  onChange,
}: {
  readonly analysis: RiskSummary;
  readonly client: RiskClient;
  readonly positions: readonly RiskPosition[];
  readonly editPortfolio: AnalyticsDependencies['editPortfolio'];
  readonly settings: LimitSettings;
  /** A year, a fraction. */
  readonly riskFree: number;
  readonly onChange: (part: Partial<RiskSettings>) => void;
}): ReactElement {
  const { daily, version, assets, body } = analysis;
  const { largestWeight, turnover, tradingCost, targetReturn, limits } = settings;
  const { format } = useFigureFormat();
  const question = useMemo(
    () => ({
      largestWeight,
      turnover,
      tradingCost,
      targetReturn,
      riskFree,
      limits: namedLimits(
        readLimits(limits),
        assets.map(({ position }) => position),
        body,
      ),
    }),
    [largestWeight, turnover, tradingCost, targetReturn, riskFree, limits, assets, body],
  );
  const asked = useRiskAnswer(client, 'optimize', version, question);
  const found = asked.answer;
  const optimal = found?.ok ? found.value : null;
  const [isResampled, setIsResampled] = useState(false);
  const isLarge = (optimal?.assets.length ?? 0) > mostAtOnce;
  const resampling = useRiskAnswer(
    client,
    'resample',
    version,
    question,
    optimal !== null && asked.isCurrent && (!isLarge || isResampled),
  );
  const resampled = resampling.isCurrent && resampling.answer?.ok ? resampling.answer.value : null;
  const names = portfolioNames.filter((name) => name !== 'targetReturn' || targetReturn !== null);
  const writeRange = (range: ResampledRange | undefined): string =>
    range ? messages.range(format(range.low, whole), format(range.high, whole)) : '—';
  const rate = { kind: 'rate', precision: 1 } as const;
  const figuresOf = (
    read: (portfolio: {
      readonly weights: Float64Array;
      readonly expectedReturn: number;
      readonly volatility: number;
      readonly turnover: number;
      readonly cost: number;
    }) => number,
  ) =>
    names.map((name) => {
      const portfolio = optimal?.portfolios[name];
      if (!portfolio) return { ok: false, reason: messages.optimizationMissing } as const;
      return portfolio.ok ? ({ ok: true, value: read(portfolio.value) } as const) : portfolio;
    });
  const reasons = [
    ...new Set(
      names.flatMap((name) => {
        const found = optimal?.portfolios[name];
        return found && !found.ok ? [found.reason] : [];
      }),
    ),
  ];
  return (
    <>
      <TablePanel
        title={messages.optimization}
        analysis={analysis}
        facts={[
          [messages.largestWeight, String(largestWeight)],
          [messages.mostTurnover, turnover === null ? '' : String(turnover)],
          [messages.tradingCost, String(tradingCost)],
          [messages.targetReturn, targetReturn === null ? '' : String(targetReturn)],
          ...question.limits.map(({ name, lower, upper }) => [name, `${lower} to ${upper}`] as const),
        ]}
        state={stateOf(asked)}
        above={<OptimizationLimits analysis={analysis} settings={settings} onChange={onChange} />}
        table={{
          rowTitle: messages.holding,
          textColumns: [messages.leastRange, messages.sharpeRange],
          columns: names.map((name) => ({
            id: name,
            label: messages.portfolios[name],
            format: rate,
          })),
          rows: [
            ...(optimal?.assets ?? []).map(({ position }, at) => ({
              id: position.id,
              label: position.name,
              formats: names.map(() => whole),
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
            {
              id: 'turnover',
              label: messages.turnover,
              figures: figuresOf((portfolio) => portfolio.turnover),
              texts: ['', ''],
            },
            {
              id: 'cost',
              label: messages.costOnce,
              formats: names.map(() => ({ kind: 'rate', precision: 2 }) as const),
              figures: figuresOf(({ cost }) => cost),
              texts: ['', ''],
            },
          ],
        }}
        below={
          optimal && (
            <>
              {reasons.length > 0 && <Notice tone="warning">{reasons.join(' ')}</Notice>}
              <Resampling
                resampling={resampling}
                isAsked={!isLarge || isResampled}
                onStart={() => {
                  setIsResampled(true);
                }}
              />
            </>
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
      {optimal && (
        <TradesPanel
          analysis={analysis}
          optimal={optimal}
          isCurrent={asked.isCurrent}
          positions={positions}
          editPortfolio={editPortfolio}
        />
      )}
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
function stateOf({
  answer,
  problem,
  isPending,
  isCanceled,
  progress,
  cancel,
  retry,
}: RiskAnswering<'optimize'>): TablePanelState | undefined {
  const reason = problem ?? (answer && !answer.ok ? answer.reason : null);
  if (reason !== null) return { kind: 'empty', title: messages.optimizationMissing, message: reason };
  if (isCanceled)
    return {
      kind: 'empty',
      title: messages.optimizingCanceled,
      message: messages.optimizingCanceledExplained,
      action: <Button onPress={retry}>{messages.tryAgain}</Button>,
    };
  // A short one leaves the answer of before in place.
  return answer === null || (isPending && progress !== null)
    ? { kind: 'loading', label: messages.optimizing, progress, onCancel: cancel }
    : undefined;
}

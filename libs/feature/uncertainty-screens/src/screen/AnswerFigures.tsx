import { Figure, FigureList, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import { sessionOf } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { memo, type ReactElement, type ReactNode } from 'react';
import { outputName } from '../inputs/offeredInputs.js';
import { messages } from '../messages.js';
import { percentileIn } from '../simulation/estimates.js';
import type { ShownRun } from '../simulation/useSimulation.js';
import { comparablePrice } from './comparablePrice.js';
import styles from './ScenarioAnalysis.module.css';

/** The answer in one line: the value, and what the simulation says of it. */
export const AnswerFigures = memo(function AnswerFigures({
  valuation,
  shown,
  isOfSettings,
  isEarlier,
  isRunning,
}: {
  readonly valuation: Valuation;
  readonly shown: ShownRun | null;
  /** Whether that run is of the settings, the model and the price as they are now. */
  readonly isOfSettings: boolean;
  /** Another run is under way, and has no figures yet. */
  readonly isEarlier: boolean;
  /** A run is under way. */
  readonly isRunning: boolean;
}): ReactElement {
  const { formatDate, format } = useFigureFormat();
  const { body, evaluator } = valuation;
  const { priceSnapshot } = body;
  const perShare = { kind: 'per-share', currency: body.currency, precision: 2 } as const;
  const summary = shown?.summary ?? null;
  const statistics =
    summary && !isOfSettings
      ? { ok: false as const, reason: messages.notOfSettings }
      : (summary?.statistics ?? {
          ok: false as const,
          reason: isRunning ? messages.stillRunning : shown ? messages.notFinished : messages.notSimulated,
        });
  const of = (read: (known: Extract<typeof statistics, { ok: true }>['value']) => number): FigureResult =>
    statistics.ok ? { ok: true, value: read(statistics.value) } : statistics;
  const price = comparablePrice(valuation);
  const write = (value: number): string => format(value, { ...perShare, unit: 'hidden' });
  const [low, high] = [0.1, 0.9].map((probability) =>
    statistics.ok ? percentileIn(statistics.value, probability) : undefined,
  );
  const simulated = (figure: ReactNode): ReactNode =>
    isEarlier ? <span className={styles['earlier']}>{figure}</span> : figure;
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: messages.valuePerShare,
          isAnswer: true,
          children: <Figure {...perShare} value={evaluator.read(outputName)} emphasis="answer" />,
        },
        {
          id: 'price',
          label: messages.price,
          note: priceSnapshot ? formatDate(sessionOf(priceSnapshot)) : undefined,
          children: <Figure {...perShare} value={price} label={messages.price} />,
        },
        {
          id: 'mean',
          label: messages.mean,
          children: simulated(
            <Figure {...perShare} value={of(({ mean }) => mean.value)} label={messages.mean} />,
          ),
        },
        {
          id: 'middle',
          label: messages.middle,
          children: simulated(
            low && high ? (
              `${write(low.value)} to ${write(high.value)}`
            ) : (
              <Figure
                {...perShare}
                value={statistics.ok ? { ok: false, reason: messages.withoutPercentiles } : statistics}
                label={messages.middle}
              />
            ),
          ),
        },
        {
          id: 'loss',
          label: messages.belowPrice,
          children: simulated(
            <Figure
              kind="rate"
              precision={1}
              label={messages.belowPrice}
              value={price.ok ? of(({ loss }) => loss?.value ?? Number.NaN) : price}
            />,
          ),
        },
      ]}
    />
  );
});

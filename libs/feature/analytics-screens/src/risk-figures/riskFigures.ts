import type { Result } from '@finance-analyst/foundation';
import {
  calmarRatio,
  downsideDeviation,
  drawdowns,
  informationRatio,
  regressOnMarket,
  type ReturnSeries,
  sharpeRatio,
  sortinoRatio,
  trackingError,
  ulcerIndex,
  volatility,
} from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';

export const figureNames = [
  'volatility',
  'downside',
  'sharpe',
  'sortino',
  'calmar',
  'ulcer',
  'drawdown',
  'beta',
  'alpha',
  'trackingError',
  'informationRatio',
] as const;

export type FigureName = (typeof figureNames)[number];

/** How a figure of a period becomes one of a year. */
export type Annualization = 'root' | 'times' | 'compounded' | 'none';

export interface RiskFigure {
  readonly name: FigureName;
  readonly kind: 'rate' | 'number';
  /** Of a year, unless it has no period. */
  readonly value: Result<number>;
  readonly annualization: Annualization;
  readonly observations: number | null;
  readonly note: string | null;
}

interface Sampled {
  readonly observations: number;
  readonly note: string | null;
}

/** Risk figures of returns, those against a benchmark with a reason if there is none. */
export function riskFigures(
  series: ReturnSeries,
  benchmark: Result<ReturnSeries>,
  riskFree: number,
): readonly RiskFigure[] {
  const perPeriod = (1 + riskFree) ** (1 / series.periodsPerYear) - 1;
  const against = <Found>(measure: (other: ReturnSeries) => Result<Found>): Result<Found> =>
    benchmark.ok ? measure(benchmark.value) : benchmark;
  const regression = against((other) => regressOnMarket(series, other, perPeriod));
  const annualOf = ({ annual }: { readonly annual: number }): number => annual;
  return [
    figure('volatility', 'rate', 'root', volatility(series), annualOf),
    figure('downside', 'rate', 'root', downsideDeviation(series), annualOf),
    figure('sharpe', 'number', 'root', sharpeRatio(series, perPeriod), annualOf),
    figure('sortino', 'number', 'root', sortinoRatio(series, perPeriod), annualOf),
    figure('calmar', 'number', 'compounded', calmarRatio(series), ({ ratio }) => ratio),
    figure('ulcer', 'rate', 'none', ulcerIndex(series), ({ index }) => index),
    figure('drawdown', 'rate', 'none', drawdowns(series), ({ maximumDrawdown }) => -maximumDrawdown),
    figure('beta', 'number', 'none', regression, ({ beta }) => beta),
    figure('alpha', 'rate', 'times', regression, ({ alphaAnnual }) => alphaAnnual),
    figure(
      'trackingError',
      'rate',
      'root',
      against((other) => trackingError(series, other)),
      annualOf,
    ),
    figure(
      'informationRatio',
      'number',
      'root',
      against((other) => informationRatio(series, other)),
      annualOf,
    ),
  ];
}

function figure<Found extends Sampled>(
  name: FigureName,
  kind: RiskFigure['kind'],
  annualization: Annualization,
  found: Result<Found>,
  read: (found: Found) => number,
): RiskFigure {
  return found.ok
    ? {
        name,
        kind,
        value: { ok: true, value: read(found.value) },
        annualization,
        observations: found.value.observations,
        note: found.value.note,
      }
    : { name, kind, value: found, annualization, observations: null, note: null };
}

/** What figures against a benchmark say without one. */
export const noBenchmark = { ok: false, reason: messages.noBenchmark } as const;

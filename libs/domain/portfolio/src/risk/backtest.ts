import type { Result } from '@finance-analyst/foundation';
import { likelihoodRatio, logLikelihood, type LikelihoodRatio } from './LikelihoodRatio.js';
import { returnsProblem } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';

/** What was forecast for each period, and what came. */
export interface LossForecasts {
  /** Fractions. */
  readonly returns: Float64Array;
  /** The value at risk forecast for the same period from earlier ones; losses above 0. */
  readonly valuesAtRisk: Float64Array;
  /** Of the forecasts, above 0.5 and below 1. */
  readonly level: number;
}

export interface Backtest extends RiskSample {
  /** Periods that lost more than their value at risk. */
  readonly exceptions: number;
  /** (1 − level) × observations. */
  readonly expectedExceptions: number;
  /** Whether there are as many exceptions as expected; 1 degree of freedom. */
  readonly proportionOfFailures: LikelihoodRatio;
  /** Whether an exception is as likely after an exception as after none; 1 degree of freedom. */
  readonly independence: LikelihoodRatio;
  /** Both at once, the sum of their statistics; 2 degrees of freedom. */
  readonly conditionalCoverage: LikelihoodRatio;
}

/**
 * Whether forecasts of value at risk were right. P. H. Kupiec, “Techniques for verifying the accuracy of risk measurement
 * models”, Journal of Derivatives 3 (1995), for the proportion of failures; P. F. Christoffersen, “Evaluating interval
 * forecasts”, International Economic Review 39 (1998), for independence and conditional coverage.
 */
export function backtest({ returns, valuesAtRisk, level }: LossForecasts): Result<Backtest> {
  const problem = forecastsProblem({ returns, valuesAtRisk, level });
  if (problem !== null) return { ok: false, reason: problem };
  const isException = (at: number): boolean => -(returns[at] as number) > (valuesAtRisk[at] as number);
  // By whether the period before was an exception, then by whether the period is one.
  const counts = { afterNone: { none: 0, some: 0 }, afterSome: { none: 0, some: 0 } };
  let exceptions = Number(isException(0));
  for (let at = 1; at < returns.length; at += 1) {
    const count = isException(at - 1) ? counts.afterSome : counts.afterNone;
    if (isException(at)) {
      count.some += 1;
      exceptions += 1;
    } else count.none += 1;
  }
  const failures = failuresRatio(exceptions, returns.length, 1 - level);
  const dependence = dependenceRatio(counts.afterNone, counts.afterSome);
  return {
    ok: true,
    value: {
      exceptions,
      expectedExceptions: returns.length * (1 - level),
      proportionOfFailures: likelihoodRatio(failures, 1),
      independence: likelihoodRatio(dependence, 1),
      conditionalCoverage: likelihoodRatio(failures + dependence, 2),
      ...sampleOf(returns.length),
    },
  };
}

function forecastsProblem({ returns, valuesAtRisk, level }: LossForecasts): string | null {
  if (!(level > 0.5 && level < 1)) return 'The level must be above 0.5 and below 1.';
  if (returns.length < 2) return 'At least 2 returns are needed.';
  if (returns.length !== valuesAtRisk.length)
    return `The number of returns (${returns.length}) differs from that of the values at risk (${valuesAtRisk.length}).`;
  return returnsProblem(returns, 'Return') ?? returnsProblem(valuesAtRisk, 'Value at risk');
}

/** Twice the log-likelihood that the observed share of exceptions has above the expected one. */
const failuresRatio = (exceptions: number, count: number, expected: number): number =>
  2 *
  (logLikelihood(exceptions, count - exceptions, exceptions / count) -
    logLikelihood(exceptions, count - exceptions, expected));

interface Transitions {
  readonly none: number;
  readonly some: number;
}

/** Twice the log-likelihood that two shares of exceptions, by the period before, have above one for all. */
function dependenceRatio(afterNone: Transitions, afterSome: Transitions): number {
  const own = ({ none, some }: Transitions): number => logLikelihood(some, none, some / (some + none));
  return (
    2 *
    (own(afterNone) +
      own(afterSome) -
      own({ none: afterNone.none + afterSome.none, some: afterNone.some + afterSome.some }))
  );
}

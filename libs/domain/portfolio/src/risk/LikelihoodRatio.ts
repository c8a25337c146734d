import { normalProbability } from '@finance-analyst/uncertainty';

/** A likelihood ratio test. */
export interface LikelihoodRatio {
  /** 0 if the outcomes are as expected, more if less so. */
  readonly statistic: number;
  /** The probability of at least this statistic if the forecasts are right, in large samples. */
  readonly pValue: number;
}

/** A test by its statistic, which has a chi-square distribution. */
export function likelihoodRatio(logarithm: number, degreesOfFreedom: 1 | 2): LikelihoodRatio {
  const statistic = Math.max(logarithm, 0);
  return {
    statistic,
    pValue: degreesOfFreedom === 1 ? 2 * normalProbability(-Math.sqrt(statistic)) : Math.exp(-statistic / 2),
  };
}

/** The log-likelihood of so many hits and misses, each hit having a probability; 0 × log 0 is 0. */
export const logLikelihood = (hits: number, misses: number, probability: number): number =>
  (hits === 0 ? 0 : hits * Math.log(probability)) + (misses === 0 ? 0 : misses * Math.log1p(-probability));

import type { SummaryOptions } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { outputName } from '../inputs/offeredInputs.js';
import { comparablePrice } from '../screen/comparablePrice.js';

/** A result whose standard errors are this share of the value is precise enough to act on. */
const boundShare = 0.01;

/** What a simulation of the model reports. */
export function summaryOptions(valuation: Valuation): SummaryOptions {
  const price = comparablePrice(valuation);
  return {
    percentiles: [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95],
    largestStandardError: boundOf(valuation),
    ...(price.ok ? { price: price.value } : {}),
  };
}

/** The largest standard error of a converged result. */
export const boundOf = ({ evaluator }: Pick<Valuation, 'evaluator'>): number =>
  Math.abs(evaluator.number(outputName)) * boundShare;

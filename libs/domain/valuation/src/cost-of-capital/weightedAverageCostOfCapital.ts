import { costOfEquity, type CostOfEquityInputs } from './costOfEquity.js';

/** Rates are annual fractions; `debtWeight` is debt over debt plus equity at market value, 0 to 1. */
export interface CostOfCapitalInputs extends CostOfEquityInputs {
  /** Before tax. */
  readonly costOfDebt: number;
  /** The rate of tax saved on interest. */
  readonly taxRate: number;
  readonly debtWeight: number;
}

/**
 * Weighted average cost of capital: (1 − D) × cost of equity + D × cost of debt × (1 − tax rate), D the debt weight.
 *
 * Source: Brealey, Myers, Allen, Principles of Corporate Finance, chapter "Does Debt Policy Matter?".
 */
export const weightedAverageCostOfCapital = (inputs: CostOfCapitalInputs): number =>
  (1 - inputs.debtWeight) * costOfEquity(inputs) +
  inputs.debtWeight * inputs.costOfDebt * (1 - inputs.taxRate);

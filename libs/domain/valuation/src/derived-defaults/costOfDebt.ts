import type { FiscalPeriod } from '@finance-analyst/market';
import { percent, reason, writeReason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** A higher ratio of interest to debt means debt was repaid during the year, not that it was expensive. */
const highestCostOfDebt = 0.15;

/**
 * Debt below this share of revenue, and of book capital, is too little for its interest to show a rate: fees of unused
 * credit lines and interest on what is no debt outweigh it. A convention, within the 0.5% to 2% that audits take as material.
 */
const materialShareOfDebt = 0.01;

/** The base year's interest over debt if the debt is material and the rate plausible, else the risk-free rate plus a spread. */
export function costOfDebt({ inputs, base, sourcesOf, debtSpread }: DerivationBasis): Assumption | null {
  const riskFreeRate = numberIn(inputs, 'risk_free_rate');
  const debt = numberIn(inputs, 'debt');
  const interest = sourceOf(base, 'interestExpense');
  const isMaterial = isMaterialDebt(debt, base);
  const rate = interest && debt > 0 && isMaterial ? interest.figure.value / debt : null;
  const spread = debtSpread === null ? {} : { spread: debtSpread.value };
  if (interest && rate !== null && rate >= riskFreeRate && rate <= highestCostOfDebt)
    return {
      input: 'cost_of_debt',
      value: rate,
      reason: `Interest expense over debt, ${base.label}`,
      sources: [interest, ...sourcesOf('debt')],
      external: null,
      ...spread,
    };
  if (debtSpread === null) return null;
  const built = reason`Risk-free rate of ${percent(riskFreeRate, 2)} plus a spread of ${percent(debtSpread.value, 2)}`;
  const value = riskFreeRate + debtSpread.value;
  return {
    input: 'cost_of_debt',
    value,
    reason: isMaterial
      ? built
      : reason`${built}; debt is below ${percent(materialShareOfDebt, 0)} of revenue and book capital, too little for its interest to show a rate`,
    sources: [],
    external: { value, label: writeReason(built), source: debtSpread.source, asOf: debtSpread.asOf },
    ...spread,
  };
}

/** Whether no debt, or one of at least the material share of a measure of the company's size. Without any, it is. */
function isMaterialDebt(debt: number, base: FiscalPeriod): boolean {
  const revenue = sourceOf(base, 'revenue')?.figure.value ?? 0;
  const equity = sourceOf(base, 'shareholdersEquity')?.figure.value;
  const sizes = [revenue, equity === undefined ? 0 : debt + equity].filter((size) => size > 0);
  return debt <= 0 || sizes.length === 0 || sizes.some((size) => debt >= materialShareOfDebt * size);
}

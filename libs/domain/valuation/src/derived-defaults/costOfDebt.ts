import { percent, reason, writeReason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** A higher ratio of interest to debt means debt was repaid during the year, not that it was expensive. */
const highestCostOfDebt = 0.15;

/** The base year's interest over debt if plausible, else the risk-free rate plus a spread. */
export function costOfDebt({ inputs, base, sourcesOf, debtSpread }: DerivationBasis): Assumption | null {
  const riskFreeRate = numberIn(inputs, 'risk_free_rate');
  const debt = numberIn(inputs, 'debt');
  const interest = sourceOf(base, 'interestExpense');
  const rate = interest && debt > 0 ? interest.figure.value / debt : null;
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
  const why = reason`Risk-free rate of ${percent(riskFreeRate, 2)} plus a spread of ${percent(debtSpread.value, 2)}`;
  const value = riskFreeRate + debtSpread.value;
  return {
    input: 'cost_of_debt',
    value,
    reason: why,
    sources: [],
    external: { value, label: writeReason(why), source: debtSpread.source, asOf: debtSpread.asOf },
    ...spread,
  };
}

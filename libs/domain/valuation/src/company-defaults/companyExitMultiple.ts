import { day, number, reason } from '@finance-analyst/foundation';
import { netClaims } from '../comparables/netClaims.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { adjustedIncomeOf } from './adjustedIncome.js';
import { companyHistory } from './companyHistory.js';
import { depreciationOf } from './depreciationOf.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { evaluatorOf } from './evaluateCompany.js';

const highestMultiple = 1000;

/**
 * The multiple of EBITDA that is in use only where the analyst chooses so: the company's own today, else the one that the
 * model's terminal value implies.
 */
export function companyExitMultiple(
  { quote, base }: DefaultBasis,
  { fundamentals, inputs, years }: DerivationBasis,
): Assumption {
  const amount = (name: string): number => numberIn(inputs, name);
  const assumption = (value: number, why: Assumption['reason']): Assumption => ({
    input: 'exit_multiple',
    value,
    reason: why,
    sources: [],
    external: null,
  });
  const income = adjustedIncomeOf(base);
  const depreciation = depreciationOf(base);
  const ebitda = income && depreciation !== null ? income.value + depreciation : null;
  if (quote && ebitda !== null && ebitda > 0) {
    const equity = quote.price * (amount('shares_outstanding') + amount('dilutive_shares'));
    const pensions = amount('pension_deficit') * (1 - amount('interest_tax_rate'));
    const value = (equity + netClaims(amount, pensions)) / ebitda;
    if (value > 0 && value <= highestMultiple)
      return assumption(
        value,
        reason`EV/EBITDA of ${base.label} at the price of ${day(quote.asOf)}: ${number(value, 1)}×`,
      );
  }
  const evaluated = evaluatorOf(
    { ...companyHistory(fundamentals), years },
    { ...inputs, terminal_method: 'value_driver' },
  );
  const implied = evaluated.ok ? evaluated.value.read('implied_ebitda_multiple') : evaluated;
  return implied.ok && implied.value > 0
    ? assumption(implied.value, 'The multiple that the terminal value by value driver implies')
    : assumption(0, 'No multiple: neither price nor value gives one. Set it from comparable companies');
}

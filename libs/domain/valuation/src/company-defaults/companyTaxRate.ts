import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { isAssumedRate, statutoryRateOf, taxRate } from '../default-assumptions/taxRate.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { straightTo } from './straightTo.js';

/** From the effective rate to the marginal one by the final year: deferrals and credits do not last. */
export function companyTaxRate({ fundamentals }: DefaultBasis, years: number): Assumption {
  const effective = taxRate(fundamentals);
  const marginal = statutoryRateOf(fundamentals.currency);
  const start = effective.value as number;
  return {
    ...effective,
    value: straightTo(start, marginal.value, years),
    reason:
      start === marginal.value
        ? effective.reason
        : reason`${effective.reason}, to the ${isAssumedRate(marginal) ? 'assumed' : 'statutory'} rate of ${percent(marginal.value)} by the final year`,
    external: marginal,
  };
}

/** What to ask where the marginal rate is assumed; null where it is a statutory one. */
export function taxRateQuestion({ fundamentals }: DefaultBasis): OpenQuestion | null {
  const { currency, name } = fundamentals;
  const marginal = statutoryRateOf(currency);
  if (!isAssumedRate(marginal)) return null;
  const why =
    currency === 'EUR'
      ? 'Statutory tax rates differ between the countries of the euro area'
      : `The statutory tax rate of companies that report in ${currency} is not known`;
  return {
    input: 'terminal_tax_rate',
    isNeeded: false,
    text: reason`${why}, so ${percent(marginal.value)} is assumed for the final year, for the years after it and for interest. Enter the rate of the country where ${name} pays most of its tax.`,
  };
}

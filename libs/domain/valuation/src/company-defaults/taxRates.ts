import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { isAssumedRate, rateName, statutoryRateOf, taxRate } from '../default-assumptions/taxRate.js';
import { sourceOf, yearsOfHistory } from '../default-assumptions/statementHistory.js';
import { adjustedIncomeOf } from './adjustedIncome.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { straightTo } from './straightTo.js';

/** Internal Revenue Code, section 172(a)(2): losses from 2018 on offset at most 80% of taxable income. */
const usLossUseLimit = 0.8;

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

/** Interest saves tax at the marginal rate, and after the forecast income bears it. */
export const marginalTaxRates = (basis: DefaultBasis): readonly Assumption[] => [
  marginalTaxRate(basis, 'interest_tax_rate', 'the rate of tax saved on interest'),
  marginalTaxRate(basis, 'terminal_tax_rate', 'since deferrals and credits do not last'),
];

function marginalTaxRate({ fundamentals }: DefaultBasis, input: string, why: string): Assumption {
  const marginal = statutoryRateOf(fundamentals.currency);
  return {
    input,
    value: marginal.value,
    reason: reason`${rateName(marginal)}, ${why}`,
    sources: [],
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

// Notes on taxes are in annual reports only.
const filedLossCarryForward = ({ base, years }: DefaultBasis): AssumptionSource | undefined =>
  [base, ...years.slice(-1)].flatMap((period) => sourceOf(period, 'lossCarryForward') ?? [])[0];

/** Operating losses of earlier years, where filed, and how much of a year's income they can offset. */
export function lossCarryForward(basis: DefaultBasis): readonly Assumption[] {
  const { fundamentals } = basis;
  const newest = filedLossCarryForward(basis);
  const isUsGaap = fundamentals.accountingStandard === 'us-gaap';
  return [
    {
      input: 'base_loss_carry_forward',
      value: newest?.figure.value ?? 0,
      reason: newest
        ? reason`Operating loss carry-forwards, ${newest.period}`
        : 'No operating loss carry-forwards reported under the tags checked',
      sources: newest ? [newest] : [],
      external: null,
    },
    {
      input: 'loss_use_limit',
      value: isUsGaap ? usLossUseLimit : 1,
      reason: isUsGaap
        ? reason`Internal Revenue Code, section 172: at most ${percent(usLossUseLimit, 0)} of taxable income`
        : 'No limit assumed',
      sources: [],
      external: null,
    },
  ];
}

/** What to ask where recent years made losses, but none is filed as carried forward; null elsewhere. */
export function lossCarryForwardQuestion(basis: DefaultBasis): OpenQuestion | null {
  const losses = basis.years
    .slice(-yearsOfHistory)
    .filter((year) => (adjustedIncomeOf(year)?.value ?? 0) < 0)
    .map(({ label }) => label);
  if (losses.length === 0 || filedLossCarryForward(basis)) return null;
  return {
    input: 'base_loss_carry_forward',
    isNeeded: false,
    text: `${basis.fundamentals.name} had operating losses in ${losses.join(', ')}, but reports no loss carry-forwards under the tags checked, so none reduces future taxes. Enter the carry-forwards from its note on taxes.`,
  };
}

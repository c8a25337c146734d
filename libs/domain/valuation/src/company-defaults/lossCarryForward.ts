import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf, yearsOfHistory } from '../default-assumptions/statementHistory.js';
import { adjustedIncomeOf } from './adjustedIncomeOf.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** Internal Revenue Code, section 172(a)(2): losses from 2018 on offset at most 80% of taxable income. */
const usLossUseLimit = 0.8;

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

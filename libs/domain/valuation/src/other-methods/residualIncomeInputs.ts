import type { Result } from '@finance-analyst/foundation';
import { commonEquityOf } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { persistence } from '../excess-return-defaults/persistence.js';
import { returnOnEquity } from '../excess-return-defaults/returnOnEquity.js';
import { costOfEquityInputs } from './costOfEquityInputs.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { RateOfMethod } from './OtherMethod.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/**
 * Common equity at the return that its holders had in the company's own years, growing with the model's revenue: what growth does not need is paid
 * out. After the forecast earnings above the cost of equity fade at their average persistence.
 */
export function residualIncomeInputs(
  { fundamentals, base, years, at, path }: OtherMethodBasis,
  costOfEquity: RateOfMethod,
): Result<readonly Assumption[]> {
  const equity = commonEquityOf(base);
  if (!equity || equity.value <= 0)
    return {
      ok: false,
      reason: `Shareholders’ equity of ${base.label} is not above zero or not reported.`,
    };
  const returns = returnOnEquity(fundamentals, years, 'common');
  if (!returns)
    return { ok: false, reason: 'No fiscal year has net income and equity above zero at its start.' };
  const growth = path('revenue_growth');
  const returnIn = (year: number): number =>
    typeof returns.value === 'object' ? (returns.value[year] as number) : (returns.value as number);
  const payout = growth.map((rate, year) => {
    const earned = returnIn(year);
    return earned > 0 ? 1 - rate / earned : 0;
  });
  return {
    ok: true,
    value: [
      statedAssumption(
        'base_book_value',
        equity.value / at('diluted_shares'),
        `Shareholders’ equity of ${base.label} less what is not common, divided by diluted shares`,
        equity.lines.flatMap((line) => sourceOf(base, line) ?? []),
      ),
      returns,
      statedAssumption(
        'payout_ratio',
        payout,
        '1 − growth ÷ return on equity, as equity grows with revenue; negative if growth needs new equity',
      ),
      ...costOfEquityInputs(costOfEquity),
      persistence,
      statedAssumption('terminal_growth', at('terminal_growth'), 'Terminal growth of the model'),
    ],
  };
}

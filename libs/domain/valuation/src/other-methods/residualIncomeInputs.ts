import type { Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { persistence } from '../excess-return-defaults/persistence.js';
import { returnOnEquity } from '../excess-return-defaults/returnOnEquity.js';
import { costOfEquityInputs } from './costOfEquityInputs.js';
import { fromModel } from './fromModel.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/**
 * Equity at the return of the company's own years, growing with the model's revenue: what growth does not need is paid out.
 * After the forecast earnings above the cost of equity fade at their average persistence.
 */
export function residualIncomeInputs(basis: OtherMethodBasis): Result<readonly Assumption[]> {
  const { fundamentals, base, years, at, path } = basis;
  const equity = sourceOf(base, 'shareholdersEquity');
  if (!equity || equity.figure.value <= 0)
    return {
      ok: false,
      reason: `Shareholders’ equity of ${base.label} is not above zero or not reported, so nothing is earned on it.`,
    };
  const returns = returnOnEquity(fundamentals, years);
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
      fromModel(
        'base_book_value',
        equity.figure.value / at('diluted_shares'),
        `Shareholders’ equity of ${base.label} by the diluted shares of the model`,
        [equity],
      ),
      returns,
      fromModel(
        'payout_ratio',
        payout,
        'What is left where equity grows as revenue does in the model; negative where growth needs new equity',
      ),
      ...costOfEquityInputs(basis),
      persistence,
      fromModel('terminal_growth', at('terminal_growth'), 'Terminal growth of the model'),
    ],
  };
}

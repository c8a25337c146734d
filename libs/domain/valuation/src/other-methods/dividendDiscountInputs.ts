import { percent, reason, type Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import {
  medianOf,
  medianPhrase,
  ratioHistory,
  recentYears,
  sourceOf,
  spanOf,
} from '../default-assumptions/statementHistory.js';
import { costOfEquityInputs } from './costOfEquityInputs.js';
import { fromModel } from './fromModel.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/**
 * Earnings of the last twelve months grow with revenue in the model, and the median share of them is paid as dividends; after
 * the forecast all that growth at a return of the cost of equity does not need. Share repurchases are not included.
 */
export function dividendDiscountInputs(
  { fundamentals, base, at, path }: OtherMethodBasis,
  costOfEquity: number,
): Result<readonly Assumption[]> {
  const income = sourceOf(base, 'netIncome');
  if (!income || income.figure.value <= 0)
    return {
      ok: false,
      reason: `Net income of ${base.label} is not above zero.`,
    };
  const history = ratioHistory(recentYears(fundamentals), 'dividendsPaid', 'netIncome');
  const payout = medianOf(history);
  if (payout === null || payout <= 0)
    return { ok: false, reason: 'No dividends are reported for recent years with net income above zero.' };
  const preferred = sourceOf(base, 'preferredDividends');
  const earnings = (income.figure.value - (preferred?.figure.value ?? 0)) / at('diluted_shares');
  const growth = at('terminal_growth');
  return {
    ok: true,
    value: [
      fromModel(
        'base_earnings',
        earnings,
        `Net income of ${base.label} divided by diluted shares`,
        preferred ? [income, preferred] : [income],
      ),
      fromModel(
        'earnings_growth',
        path('revenue_growth'),
        'Growth of revenue in the model, in whole years from the balance date',
      ),
      fromModel(
        'payout_ratio',
        Math.min(payout, 1),
        `${medianPhrase(history)}${payout > 1 ? ', limited to 100%' : ''}; dividends over net income, ${spanOf(history.periods)}; share repurchases are not included`,
        history.sources,
      ),
      ...costOfEquityInputs(costOfEquity),
      fromModel('terminal_growth', growth, 'Terminal growth of the model'),
      fromModel(
        'terminal_payout_ratio',
        1 - growth / costOfEquity,
        reason`What growth of ${percent(growth, 2)} leaves where new investment earns the cost of equity of ${percent(costOfEquity, 2)}`,
      ),
    ],
  };
}

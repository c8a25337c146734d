import { percent, reason, type Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { commonDividendsOf } from '../default-assumptions/commonDividendsOf.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import {
  medianOf,
  medianPhrase,
  ratiosOf,
  recentYears,
  spanOf,
  type RatioHistory,
} from '../default-assumptions/statementHistory.js';
import { costOfEquityInputs } from './costOfEquityInputs.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { RateOfMethod } from './OtherMethod.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

const lessPreferred = (sources: RatioHistory['sources']): string =>
  sources.some(({ line }) => line === 'preferredDividends') ? ' less preferred dividends' : '';

/** What the common shareholders were paid of what they earned, in the recent years in which they earned something. */
const payoutHistory = (fundamentals: CompanyFundamentals): RatioHistory =>
  ratiosOf(recentYears(fundamentals), (year) => {
    const income = commonIncomeOf(year);
    const dividends = commonDividendsOf(year);
    return income && dividends && income.value > 0
      ? { value: dividends.value / income.value, sources: [dividends.paid, ...income.sources] }
      : null;
  });

/**
 * Earnings of the common shareholders in the last twelve months grow with revenue in the model, and the median share of them is
 * paid as dividends; after the forecast all that growth at a return of the cost of equity does not need. Share repurchases
 * are not included.
 */
export function dividendDiscountInputs(
  { fundamentals, base, at, path }: OtherMethodBasis,
  costOfEquity: RateOfMethod,
): Result<readonly Assumption[]> {
  const income = commonIncomeOf(base, fundamentals.annual.at(-1));
  const earned = `Net income of ${base.label}${lessPreferred(income?.sources ?? [])}`;
  if (!income || income.value <= 0) return { ok: false, reason: `${earned} is not above zero.` };
  const history = payoutHistory(fundamentals);
  const payout = medianOf(history);
  if (payout === null || payout <= 0)
    return { ok: false, reason: 'No dividends are reported for recent years with net income above zero.' };
  const growth = at('terminal_growth');
  const less = lessPreferred(history.sources);
  return {
    ok: true,
    value: [
      statedAssumption(
        'base_earnings',
        income.value / at('diluted_shares'),
        `${earned}, divided by diluted shares`,
        income.sources,
      ),
      statedAssumption(
        'earnings_growth',
        path('revenue_growth'),
        'Growth of revenue in the model, in whole years from the balance date',
      ),
      statedAssumption(
        'payout_ratio',
        Math.min(payout, 1),
        `${medianPhrase(history)}${payout > 1 ? ', limited to 100%' : ''}; ${less && 'common '}dividends over net income${less}, ${spanOf(history.periods)}; share repurchases are not included`,
        history.sources,
      ),
      ...costOfEquityInputs(costOfEquity),
      statedAssumption('terminal_growth', growth, 'Terminal growth of the model'),
      statedAssumption(
        'terminal_payout_ratio',
        1 - growth / costOfEquity.value,
        reason`What growth of ${percent(growth, 2)} leaves where new investment earns the cost of equity of ${percent(costOfEquity.value, 2)}`,
      ),
    ],
  };
}

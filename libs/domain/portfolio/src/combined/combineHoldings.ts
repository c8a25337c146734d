import type { Result } from '@finance-analyst/foundation';
import type { CombinedHoldings, HoldingsPart } from './CombinedHoldings.js';

/**
 * Puts the holdings of several portfolios together: totals and counts add up, and weights are of the common total. Nothing
 * is netted, so that each holding still names its portfolio.
 *
 * @param currency ISO 4217: what each part is valued in.
 * @throws RangeError for a part that is valued in another currency.
 */
export function combineHoldings(parts: readonly HoldingsPart[], currency: string): CombinedHoldings {
  for (const { id, holdings } of parts)
    if (holdings.currency !== currency)
      throw new RangeError(`${id} is valued in ${holdings.currency}, not in ${currency}.`);
  const total = parts.reduce((sum, { holdings }) => sum + holdings.total, 0);
  const withoutValue = parts.reduce((sum, { holdings }) => sum + holdings.withoutValue, 0);
  const weightOf = (value: Result<number>): Result<number> => {
    if (!value.ok) return value;
    if (withoutValue > 0) return { ok: false, reason: 'The value of the portfolios together is not known.' };
    return total > 0
      ? { ok: true, value: value.value / total }
      : { ok: false, reason: 'The portfolios together have no positive value.' };
  };
  return {
    currency,
    total,
    withoutValue,
    holdings: parts.flatMap(({ id, holdings }) =>
      holdings.holdings.map((holding) => ({ ...holding, part: id, weight: weightOf(holding.value) })),
    ),
    cash: parts.flatMap(({ id, holdings }) =>
      holdings.cash.map((balance) => ({ ...balance, part: id, weight: weightOf(balance.value) })),
    ),
    parts: parts.map(({ id, holdings }) => ({
      id,
      total: holdings.total,
      weight: weightOf({ ok: true, value: holdings.total }),
      withoutValue: holdings.withoutValue,
    })),
  };
}

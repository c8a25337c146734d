import { writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import {
  dayNumber,
  isLongTerm,
  type HoldingMarket,
  type Holdings,
  type TaxedLot,
} from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** A lot with where and when it was bought. */
export interface AccountLot extends TaxedLot {
  /** The id of the account. */
  readonly account: string;
  /** ISO date. */
  readonly acquired: string;
}

/** The lots of an instrument that can be sold, with their costs in the currency of the portfolio, each at the rate of its day. */
export function taxedLots(
  holdings: Pick<Holdings, 'holdings' | 'currency'>,
  id: string,
  rateOn: HoldingMarket['rateOn'],
  today: string,
): Result<readonly AccountLot[]> {
  const lots: AccountLot[] = [];
  for (const holding of holdings.holdings) {
    if (writeSymbol(holding.instrument) !== id) continue;
    const { account, costCurrency } = holding;
    for (const [at, { side, acquired, quantity, cost }] of holding.lots.entries()) {
      if (side === 'short') continue;
      const rate = costCurrency === holdings.currency ? 1 : rateOn(costCurrency, acquired);
      if (rate === null)
        return { ok: false, reason: messages.noRateOn(costCurrency, holdings.currency, acquired) };
      const units = Number(quantity);
      lots.push({
        lot: `${account} ${at}`,
        account,
        acquired,
        quantity: units,
        costPerShare: (Number(cost) * rate) / units,
        isLongTerm: isLongTerm(dayNumber(acquired) ?? 0, dayNumber(today) ?? 0),
      });
    }
  }
  return { ok: true, value: lots };
}

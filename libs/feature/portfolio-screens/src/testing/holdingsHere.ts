import type { Result } from '@finance-analyst/foundation';
import type { Holdings, Holding, HeldCash } from '@finance-analyst/portfolio';

/** Holdings of symbols, each with its quantity and price (null without one), and cash, all in dollars. */
export function holdingsHere(
  held: Readonly<Record<string, readonly [quantity: number, price: number | null]>>,
  cash: number,
): Holdings {
  const values = Object.values(held).map(([quantity, price]) => (price === null ? 0 : quantity * price));
  const total = values.reduce((sum, value) => sum + value, cash);
  const withoutValue = Object.values(held).filter(([, price]) => price === null).length;
  const none = { ok: false, reason: 'There is no price for it.' } as const;
  const weightOf = (value: Result<number>): Result<number> =>
    !value.ok
      ? value
      : withoutValue > 0
        ? { ok: false, reason: 'The value of the portfolio is not known.' }
        : { ok: true, value: value.value / total };
  return {
    currency: 'USD',
    total,
    withoutValue,
    cash: [
      {
        account: 'broker',
        currency: 'USD',
        amount: String(cash),
        value: { ok: true, value: cash },
        weight: weightOf({ ok: true, value: cash }),
      } satisfies HeldCash,
    ],
    holdings: Object.entries(held).map(([symbol, [quantity, price]]): Holding => {
      const value = price === null ? none : ({ ok: true, value: quantity * price } as const);
      return {
        account: 'broker',
        instrument: { symbol, market: null },
        quantity: String(quantity),
        costCurrency: 'USD',
        lots: [],
        price: null,
        value,
        cost: { ok: true, value: quantity * 10 },
        priceGain: none,
        currencyGain: none,
        dayGain: none,
        weight: weightOf(value),
      };
    }),
  };
}

import type { Holdings, Holding, HeldCash } from '@finance-analyst/portfolio';

/** Holdings of symbols, each with its quantity and price (null without one), and cash, all in dollars. */
export function holdingsHere(
  held: Readonly<Record<string, readonly [quantity: number, price: number | null]>>,
  cash: number,
): Holdings {
  const values = Object.values(held).map(([quantity, price]) => (price === null ? 0 : quantity * price));
  const total = values.reduce((sum, value) => sum + value, cash);
  const none = { ok: false, reason: 'There is no price for it.' } as const;
  return {
    currency: 'USD',
    total,
    withoutValue: 0,
    cash: [
      {
        account: 'broker',
        currency: 'USD',
        amount: String(cash),
        value: { ok: true, value: cash },
        weight: { ok: true, value: cash / total },
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
        weight: value.ok ? { ok: true, value: value.value / total } : none,
      };
    }),
  };
}

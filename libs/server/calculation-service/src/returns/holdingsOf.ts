import type { Holding, ReturnsResponse } from '@finance-analyst/contracts';
import type { LedgerState, ValuedHolding } from '@finance-analyst/portfolio';
import { finiteOrNull } from '../model/finiteOrNull.js';

/** What is held after the last day, with lots, cost and gains in the currency of its prices. */
export function holdingsOf(
  { positions }: LedgerState,
  valued: readonly ValuedHolding[],
  realized: ReturnsResponse['realised'],
): Holding[] {
  return valued.map(({ account, instrument, quantity, price, currency, value }) => {
    const isSame = (other: { readonly account: string; readonly symbol: string }): boolean =>
      other.account === account && other.symbol === instrument.symbol;
    const position = positions.find((each) =>
      isSame({ account: each.account, symbol: each.instrument.symbol }),
    );
    // A cost in another currency than the prices cannot be compared with them.
    const cost = position?.currency === currency ? Number(position.cost) : Number.NaN;
    return {
      account,
      instrument: instrument.symbol,
      currency,
      quantity: position?.quantity ?? String(quantity),
      price: finiteOrNull(price),
      cost: finiteOrNull(cost),
      value: finiteOrNull(quantity * price),
      realised: realized.find((each) => isSame({ ...each, symbol: each.instrument }))?.gain ?? 0,
      unrealised: finiteOrNull(quantity * price - cost),
      baseValue: finiteOrNull(value),
      lots: (position?.lots ?? []).map(({ acquired, side, quantity: held, cost: paid }) => ({
        acquired,
        side,
        quantity: held,
        cost: paid,
      })),
    };
  });
}

/** The gains of closed lots by account, instrument and currency. */
export function realizedGains({ closedLots }: LedgerState): ReturnsResponse['realised'] {
  const gains = new Map<string, ReturnsResponse['realised'][number]>();
  for (const { account, instrument, currency, gain } of closedLots) {
    const key = `${account}\u0000${instrument.symbol}\u0000${currency}`;
    const sum = (gains.get(key)?.gain ?? 0) + Number(gain);
    // Whole millionths: sums of cents stay cents.
    gains.set(key, { account, instrument: instrument.symbol, currency, gain: Math.round(sum * 1e6) / 1e6 });
  }
  return [...gains.values()];
}

import { type PortfolioBody, readSymbol, writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { HoldingMarket, HoldingPrice, Holdings, LedgerInstrument } from '@finance-analyst/portfolio';
import { holdingGroups } from '../holdings/holdingGroups.js';
import { messages } from './messages.js';

/** An instrument that is held or has a target. Amounts are in the currency of the portfolio. */
export interface TargetRow {
  readonly id: string;
  readonly name: string;
  /** Its symbol, if that is not its name. */
  readonly symbol: string | null;
  readonly quantity: number;
  readonly price: Result<number>;
  /** In the currency in which it trades; null without one. */
  readonly trading: { readonly price: number; readonly currency: string } | null;
  readonly value: Result<number>;
  readonly weight: Result<number>;
  /** Null without one: it is neither bought nor sold. */
  readonly target: number | null;
}

/** What is held, largest first, and then what has a target and is not held. */
export function targetRows(
  holdings: Holdings,
  body: Pick<PortfolioBody, 'accounts' | 'instruments' | 'targets'>,
  market: Pick<HoldingMarket, 'priceOf' | 'rateOf' | 'currency'>,
): readonly TargetRow[] {
  const targets = new Map(body.targets.map(({ id, weight }) => [id, weight]));
  const held = (holdingGroups(holdings, body, 'none')[0]?.rows ?? []).map((row): TargetRow => {
    const { id, name, symbol, quantity, value, weight } = row;
    const price: Result<number> =
      value.ok && quantity !== 0
        ? { ok: true, value: value.value / quantity }
        : priceIn(row.holdings[0]?.instrument ?? readSymbol(id), market);
    const trading = tradingOf(row.holdings[0]?.price ?? null);
    return { id, name, symbol, quantity, price, trading, value, weight, target: targets.get(id) ?? null };
  });
  const isHeld = new Set(held.map(({ id }) => id));
  const instruments = new Map(body.instruments.map((instrument) => [instrument.id, instrument]));
  const wanted = body.targets.flatMap(({ id, weight }): readonly TargetRow[] => {
    if (isHeld.has(id)) return [];
    const known = instruments.get(id);
    const name = known?.name ?? id;
    const nothing = { ok: true, value: 0 } as const;
    return [
      {
        id,
        name,
        symbol: name === id ? null : id,
        quantity: 0,
        price: priceIn(known ?? readSymbol(id), market),
        trading: tradingOf(market.priceOf(known ?? readSymbol(id))),
        value: nothing,
        weight: nothing,
        target: weight,
      },
    ];
  });
  return [...held, ...wanted];
}

const tradingOf = (price: HoldingPrice | null): TargetRow['trading'] =>
  price && { price: price.price, currency: price.currency };

function priceIn(
  instrument: LedgerInstrument,
  { priceOf, rateOf, currency }: Pick<HoldingMarket, 'priceOf' | 'rateOf' | 'currency'>,
): Result<number> {
  const price = priceOf(instrument);
  if (!price) return { ok: false, reason: messages.noPrice(writeSymbol(instrument)) };
  const rate = price.currency === currency ? 1 : rateOf(price.currency);
  return rate === null
    ? { ok: false, reason: messages.noRate(price.currency, currency) }
    : { ok: true, value: price.price * rate };
}

import type { Result } from '@finance-analyst/foundation';
import type { CashBalance, LedgerPosition, OpenLot } from '../state/LedgerState.js';
import type { HeldCash, Holding, Holdings } from './Holding.js';
import type { HoldingMarket, HoldingPrice } from './HoldingMarket.js';

/**
 * Values positions and cash at their last prices and rates, and splits what each holding gained into price and currency:
 * value − cost = price gain + currency gain, to the last digit that numbers have. Without a price of the market, the last one that
 * a row files for the holding in its account is used, as in a history. A holding without either, or in a currency without a rate,
 * has no value, which is said rather than counted as nothing, and there are no weights.
 */
export function valueHoldings(
  {
    positions,
    cash,
  }: { readonly positions: readonly LedgerPosition[]; readonly cash: readonly CashBalance[] },
  market: HoldingMarket,
): Holdings {
  const valued = positions.flatMap((position) =>
    position.currency ? [valuePosition(position, market)] : [],
  );
  const balances = cash
    .filter(({ amount }) => Number(amount) !== 0)
    .map((balance) => ({ ...balance, value: inCurrency(Number(balance.amount), balance.currency, market) }));
  const all = [...valued, ...balances];
  const total = all.reduce((sum, { value }) => sum + (value.ok ? value.value : 0), 0);
  const withoutValue = all.filter(({ value }) => !value.ok).length;
  const weightOf = (value: Result<number>): Result<number> => {
    if (!value.ok) return value;
    if (withoutValue > 0) return { ok: false, reason: 'The value of the portfolio is not known.' };
    return total > 0
      ? { ok: true, value: value.value / total }
      : { ok: false, reason: 'The portfolio has no positive value.' };
  };
  return {
    currency: market.currency,
    holdings: valued.map((holding): Holding => ({ ...holding, weight: weightOf(holding.value) })),
    cash: balances.map((balance): HeldCash => ({ ...balance, weight: weightOf(balance.value) })),
    total,
    withoutValue,
  };
}

type ValuedPosition = Omit<Holding, 'weight'>;

/** What each position was valued at last, and in which market: an edit leaves most positions as they were. */
const lastValued = new WeakMap<
  LedgerPosition,
  { readonly market: HoldingMarket; readonly valued: ValuedPosition }
>();

function valuePosition(position: LedgerPosition, market: HoldingMarket): ValuedPosition {
  const last = lastValued.get(position);
  if (last?.market === market) return last.valued;
  const valued = valueAt(position, market);
  lastValued.set(position, { market, valued });
  return valued;
}

function valueAt(position: LedgerPosition, market: HoldingMarket): ValuedPosition {
  const { account, instrument, quantity, lots } = position;
  const costCurrency = position.currency ?? '';
  const price = priceOf(position, market);
  const units = Number(quantity);
  const lotCosts = lots.map((lot) => costOf(lot, costCurrency, market));
  const unpriced = lotCosts.find((cost) => !cost.ok);
  const cost: Result<number> = unpriced ?? {
    ok: true,
    value: lotCosts.reduce((sum, one) => sum + (one.ok ? one.value : 0), 0),
  };
  const value: Result<number> = price
    ? inCurrency(units * price.price, price.currency, market)
    : { ok: false, reason: market.problemOf?.(instrument) ?? noPrice };
  return {
    account,
    instrument,
    quantity,
    costCurrency,
    lots,
    price,
    value,
    cost,
    ...gainsOf(position, value, cost, market),
    dayGain: dayGainOf(position, price, market),
  };
}

const noPrice = 'The market has no price for it, and no transaction states one. Enter a valuation.';

/** The price of the market, in shares of after a split that is newer than it; without one, the last that a row files. */
function priceOf(
  { instrument, filed, splits }: LedgerPosition,
  { priceOf: quoteOf, problemOf }: HoldingMarket,
): HoldingPrice | null {
  const quoted = quoteOf(instrument);
  if (!quoted && (problemOf?.(instrument) ?? null) !== null) return null;
  if (!quoted)
    return (
      filed && {
        price: filed.price,
        currency: filed.currency,
        previousClose: null,
        asOf: filed.date,
        source: null,
        filed: filed.as,
      }
    );
  const day = quoted.asOf.slice(0, 10);
  const factorOf = (counts: (date: string) => boolean): number =>
    splits.reduce((product, { date, factor }) => (counts(date) ? product * factor : product), 1);
  const later = factorOf((date) => date > day);
  const { price, previousClose } = quoted;
  return {
    ...quoted,
    price: price * later,
    previousClose:
      previousClose === null
        ? null
        : later *
          restated(
            previousClose,
            price,
            factorOf((date) => date === day),
          ),
  };
}

/** The close before the day of a split in shares of after it. Some sources restate it themselves: then its ratio to the price is close to 1. */
function restated(previousClose: number, price: number, factor: number): number {
  const ratio = Math.log(price / previousClose);
  return Math.abs(ratio - Math.log(factor)) < Math.abs(ratio) ? previousClose * factor : previousClose;
}

const signOf = ({ side }: OpenLot): 1 | -1 => (side === 'long' ? 1 : -1);

/** What a lot cost at the rate of its day; proceeds of a short sale are a negative cost. */
function costOf(lot: OpenLot, currency: string, market: HoldingMarket): Result<number> {
  const rate = rateOfLot(lot, currency, market);
  return rate.ok ? { ok: true, value: signOf(lot) * Number(lot.cost) * rate.value } : rate;
}

function rateOfLot({ acquired }: OpenLot, currency: string, market: HoldingMarket): Result<number> {
  const rate = currency === market.currency ? 1 : market.rateOn(currency, acquired);
  return rate === null
    ? { ok: false, reason: `There is no exchange rate of ${currency} on ${acquired}.` }
    : { ok: true, value: rate };
}

function gainsOf(
  { lots, quantity, currency }: LedgerPosition,
  value: Result<number>,
  cost: Result<number>,
  market: HoldingMarket,
): Pick<Holding, 'priceGain' | 'currencyGain'> {
  if (!value.ok) return { priceGain: value, currencyGain: value };
  if (!cost.ok) return { priceGain: cost, currencyGain: cost };
  const rate = rateNow(currency ?? '', market);
  if (!rate.ok) return { priceGain: rate, currencyGain: rate };
  const units = Number(quantity);
  let priceGain = 0;
  for (const lot of lots) {
    const then = rateOfLot(lot, currency ?? '', market);
    if (!then.ok) return { priceGain: then, currencyGain: then };
    const held = signOf(lot) * Number(lot.quantity);
    // The value in the currency of the cost, which need not be that of the price.
    const local = units === 0 ? 0 : (value.value * held) / units / rate.value;
    priceGain += (local - signOf(lot) * Number(lot.cost)) * then.value;
  }
  return {
    priceGain: { ok: true, value: priceGain },
    currencyGain: { ok: true, value: value.value - cost.value - priceGain },
  };
}

function dayGainOf(
  { instrument, quantity }: LedgerPosition,
  price: HoldingPrice | null,
  market: HoldingMarket,
): Result<number> {
  if (!price) return { ok: false, reason: market.problemOf?.(instrument) ?? noPrice };
  if (price.filed)
    return { ok: false, reason: 'The market has no price for it; the move of a day needs two.' };
  if (price.previousClose === null)
    return { ok: false, reason: 'The market has one price for it; the move of a day needs two.' };
  return inCurrency(Number(quantity) * (price.price - price.previousClose), price.currency, market);
}

function rateNow(currency: string, market: HoldingMarket): Result<number> {
  const rate = currency === market.currency ? 1 : market.rateOf(currency);
  return rate === null
    ? { ok: false, reason: `There is no exchange rate from ${currency} to ${market.currency}.` }
    : { ok: true, value: rate };
}

function inCurrency(amount: number, currency: string, market: HoldingMarket): Result<number> {
  const rate = rateNow(currency, market);
  return rate.ok ? { ok: true, value: amount * rate.value } : rate;
}

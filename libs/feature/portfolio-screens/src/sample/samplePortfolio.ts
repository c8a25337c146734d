import { newPortfolioBody, type PortfolioBody, type PortfolioInstrument } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { createSampleMarket, type SampleMarket } from '@finance-analyst/sample-economy';

/** An account of the sample: where it is, what it buys in turn, and what it saves in a quarter. */
interface Plan {
  readonly id: string;
  readonly name: string;
  readonly exchange: string;
  readonly currency: string;
  readonly symbols: readonly string[];
  readonly saved: number;
}

const plans: readonly Plan[] = [
  {
    id: 'sample-us',
    name: 'US broker (sample)',
    exchange: 'XSA1',
    currency: 'USD',
    symbols: ['GLH', 'DNM', 'MWY', 'BRN', 'FGT', 'QRN', 'YRW'],
    saved: 6_000,
  },
  {
    id: 'sample-euro',
    name: 'Euro broker (sample)',
    exchange: 'XSA2',
    currency: 'EUR',
    symbols: ['PHV', 'ELV', 'CSB', 'MRV'],
    saved: 3_000,
  },
];

const feeOfTrade = '4.50';
const withheld = 0.15;

/**
 * Ten years of saving in two currencies in the sample market: a purchase in each quarter, every dividend with the tax withheld,
 * every split, and once a year a partial sale of what has grown most.
 */
export function samplePortfolio(market: SampleMarket = createSampleMarket()): PortfolioBody {
  const rows: LedgerRow[] = [];
  const instruments: PortfolioInstrument[] = [];
  const listed = new Map(market.instruments().map((one) => [one.symbol, one]));
  for (const plan of plans) {
    const symbols = plan.symbols.map((letters) => `${letters}.SMP`).filter((symbol) => listed.has(symbol));
    for (const symbol of symbols) {
      const known = listed.get(symbol);
      instruments.push({
        id: symbol,
        symbol,
        market: null,
        name: known?.name ?? null,
        isin: null,
        currency: plan.currency,
        sector: known?.sector ?? null,
      });
    }
    rows.push(...rowsOfPlan(plan, symbols, market));
  }
  return {
    ...newPortfolioBody('USD'),
    accounts: plans.map(({ id, name, currency }) => ({
      id,
      name,
      currency,
      opened: null,
      lotMethod: 'fifo',
    })),
    instruments,
    rows: rows.map((row, at) => ({ ...row, id: `sample-${at + 1}`, entry: at + 1 })),
  };
}

type Event = Omit<LedgerRow, 'id' | 'entry' | 'account'>;

function rowsOfPlan(plan: Plan, symbols: readonly string[], market: SampleMarket): LedgerRow[] {
  const { currency } = plan;
  const held = new Map<string, number>();
  const closes = new Map(
    symbols.map((symbol) => [symbol, new Map(market.bars(symbol).map(({ date, close }) => [date, close]))]),
  );
  const days = market.bars(symbols[0] ?? '').map(({ date }) => date);
  const splits = new Map<
    string,
    { readonly symbol: string; readonly numerator: number; readonly denominator: number }[]
  >();
  const dividends = new Map<string, { readonly symbol: string; readonly amount: number }[]>();
  for (const symbol of symbols) {
    for (const { date, ...ratio } of market.splits(symbol)) push(splits, date, { symbol, ...ratio });
    for (const { date, amount } of market.dividends(symbol)) push(dividends, date, { symbol, amount });
  }
  const events: Event[] = [];
  let cash = 0;
  let turn = 0;
  days.forEach((date, at) => {
    for (const { symbol, numerator, denominator } of splits.get(date) ?? []) {
      const quantity = held.get(symbol) ?? 0;
      if (quantity === 0) continue;
      const after = Math.floor((quantity * numerator) / denominator);
      const fraction = (quantity * numerator) / denominator - after;
      const cashInLieu = round(fraction * (closes.get(symbol)?.get(date) ?? 0));
      held.set(symbol, after);
      cash += cashInLieu;
      events.push({
        kind: 'split',
        date,
        instrument: { symbol, market: null },
        ratio: { received: String(numerator), held: String(denominator) },
        quantity: String(after),
        ...(cashInLieu > 0 && { cashInLieu: cashInLieu.toFixed(2) }),
        currency,
      });
    }
    for (const { symbol, amount } of dividends.get(date) ?? []) {
      const quantity = held.get(symbol) ?? 0;
      if (quantity === 0) continue;
      const gross = round(quantity * amount);
      const taxes = round(gross * withheld);
      cash += gross - taxes;
      events.push({
        kind: 'dividend',
        date,
        instrument: { symbol, market: null },
        gross: gross.toFixed(2),
        taxes: taxes.toFixed(2),
        currency,
      });
    }
    if (at % 63 === 0) {
      cash += plan.saved;
      events.push({ kind: 'deposit', date, gross: plan.saved.toFixed(2), currency });
    }
    if (at % 63 === 2) {
      const symbol = symbols[turn % symbols.length] ?? '';
      turn += 1;
      const price = closes.get(symbol)?.get(date);
      const quantity = price === undefined ? 0 : Math.floor((cash * 0.95) / price);
      if (price === undefined || quantity === 0) return;
      cash -= quantity * price + Number(feeOfTrade);
      held.set(symbol, (held.get(symbol) ?? 0) + quantity);
      events.push({
        kind: 'buy',
        date,
        instrument: { symbol, market: null },
        quantity: String(quantity),
        price: String(price),
        fees: feeOfTrade,
        currency,
      });
    }
    if (at % 252 === 251) {
      const largest = [...held].sort(
        ([a, first], [b, second]) =>
          second * (closes.get(b)?.get(date) ?? 0) - first * (closes.get(a)?.get(date) ?? 0),
      )[0];
      const price = largest && closes.get(largest[0])?.get(date);
      const quantity = largest ? Math.floor(largest[1] / 5) : 0;
      if (!largest || price === undefined || quantity === 0) return;
      cash += quantity * price - Number(feeOfTrade);
      held.set(largest[0], largest[1] - quantity);
      events.push({
        kind: 'sell',
        date,
        instrument: { symbol: largest[0], market: null },
        quantity: String(quantity),
        price: String(price),
        fees: feeOfTrade,
        currency,
      });
    }
  });
  return events.map((event) => ({ ...event, account: plan.id, id: '', entry: 0 }));
}

const round = (amount: number): number => Math.round(amount * 100) / 100;

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const own = map.get(key);
  if (own) own.push(value);
  else map.set(key, [value]);
}

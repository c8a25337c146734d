import {
  alignToDays,
  bridgeOf,
  createLedger,
  dayNumber,
  historyByHolding,
  isoDate,
  type LedgerRow,
  type MarketColumns,
  presentHoldings,
  readLedger,
  totalValue,
  valueHoldings,
} from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodRows } from '../periods/periodRows.js';
import { riskPositions } from '../risk-returns/riskPositions.js';
import { contributionRows } from './contributionRows.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const accounts = ['main', 'other'].map(
  (id) => ({ id, name: id, currency: 'USD', opened: null, lotMethod: 'fifo' }) as const,
);
const first = dayNumber('2023-11-20') ?? 0;
const days = Int32Array.from({ length: 80 }, (_, at) => first + at);
const rate = alignToDays(days, {
  days: days.filter((_, at) => at % 7 === 0),
  values: [1.0831, 1.0907, 1.0643, 1.1019, 1.0777, 1.0911, 1.0853, 1.0702, 1.0966, 1.0888, 1.0719, 1.1003],
});
const symbols = ['PRICED', 'LATE', 'NEVER'];
const market: MarketColumns = {
  days,
  currency: 'USD',
  pricesOf: ({ symbol }) =>
    symbol === 'NEVER'
      ? null
      : {
          currency: symbol === 'LATE' ? 'EUR' : 'USD',
          closes: Float64Array.from(days, (_, at) =>
            symbol === 'LATE' && at < 50 ? Number.NaN : 17.137 + ((at * 7919) % 997) / 313,
          ),
        },
  ratesOf: (currency) => (currency === 'EUR' ? rate : null),
};
const last = days.length - 1;
const rateOf = (currency: string): number | null => market.ratesOf(currency)?.[last] ?? null;

const draw = fc.record({
  day: fc.nat(last - 2),
  account: fc.constantFrom('main', 'other'),
  symbol: fc.constantFrom(...symbols),
  kind: fc.constantFrom('buy', 'sell', 'valuation', 'deposit', 'withdrawal', 'dividend', 'split'),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((units) => (units / 1000).toFixed(3)),
  amount: fc.integer({ min: 1, max: 900_000 }).map((cents) => (cents / 100).toFixed(2)),
  currency: fc.constantFrom('USD', 'EUR'),
});

const arbitraryLedger = fc.array(draw, { minLength: 1, maxLength: 30 }).map((draws) =>
  draws.map(({ day, account, symbol, kind, quantity, amount, currency }, entry): LedgerRow => ({
    id: String(entry),
    account,
    kind: kind as LedgerRow['kind'],
    date: isoDate(first + 1 + day),
    entry,
    currency,
    ...(kind === 'deposit' || kind === 'withdrawal' ? {} : { instrument: { symbol, market: null } }),
    ...(kind === 'buy' || kind === 'sell' ? { quantity } : {}),
    ...(kind === 'valuation' ? { price: amount } : {}),
    ...(kind === 'split' ? { ratio: { received: '3', held: '2' } } : {}),
    ...(kind === 'valuation' || kind === 'split' ? {} : { gross: amount }),
  })),
);

const cents = (amount: number): number => Math.round(amount * 100) + 0;
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + cents(each), 0);

it('[ANALYTICS-SCREENS-76] shows one value and one gain of a portfolio, to the cent, on every screen', () => {
  let contributed = 0;
  fc.assert(
    fc.property(arbitraryLedger, (rows) => {
      const ledger = createLedger(rows, accounts);
      const history = historyByHolding(ledger, market);
      const raw = valueHoldings(readLedger(ledger), {
        currency: 'USD',
        priceOf: (instrument) => {
          const column = market.pricesOf(instrument);
          return (
            column && {
              price: column.closes[last] as number,
              currency: column.currency,
              previousClose: null,
              asOf: isoDate(days[last] as number),
              source: 'sample',
            }
          );
        },
        rateOf,
        rateOn: rateOf,
      });
      const shown = presentHoldings(raw);
      const bridge = bridgeOf(history.whole, 0, last);
      if (!bridge.ok) throw new Error(bridge.reason);
      const { closing, deposits, withdrawals } = bridge.value;
      const { positions, withoutValue } = riskPositions(raw, [], null);

      expect(totalValue(shown)).toEqual({ ok: true, value: shown.total });
      expect(withoutValue).toEqual([]);
      expect(cents(shown.total)).toBe(cents(closing));
      const risked = positions.reduce((sum, { value }) => sum + value, 0);
      expect(Math.abs(risked - closing)).toBeLessThan(0.0051);

      const gain = cents(closing) - cents(deposits) + cents(withdrawals);
      const found = contributionRows(history, { accounts, instruments: [] }, 'holding', usual, () => 'USD');
      if (found.ok) {
        contributed += 1;
        expect(sumOf(found.value.rows.map((row) => row.gain))).toBe(gain);
      }
      for (const length of ['month', 'year'] as const) {
        const periods = periodRows(history.whole, length, usual, null);
        const total = (of: 'gain' | 'flows'): number =>
          sumOf(periods.map((period) => (period[of].ok ? period[of].value : Number.NaN)));
        expect([total('gain'), total('flows')]).toEqual([gain, cents(deposits) - cents(withdrawals)]);
      }
    }),
    { numRuns: 200 },
  );
  expect(contributed).toBeGreaterThan(20);
});

it('[ANALYTICS-SCREENS-112] does not count what is dated after today, as the screen of holdings', () => {
  fc.assert(
    fc.property(arbitraryLedger, (rows) => {
      const later = rows.map((row) => ({ ...row, id: `later-${row.id}`, date: isoDate(first + last + 3) }));
      const [all, counted] = [[...rows, ...later], rows].map((each) => createLedger(each, accounts));
      if (!all || !counted) throw new Error('There are two.');
      const { whole } = historyByHolding(all, market);
      expect(whole.values).toEqual(historyByHolding(counted, market).whole.values);
      const today = isoDate(days[last] as number);
      expect(readLedger(all, today).positions).toEqual(readLedger(counted).positions);
      expect(readLedger(all, today).cash).toEqual(readLedger(counted).cash);
    }),
  );
});

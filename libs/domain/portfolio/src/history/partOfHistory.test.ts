import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contributionToReturn } from '../contribution/contributionToReturn.js';
import { createLedger } from '../ledger/createLedger.js';
import { calendarPeriods } from '../returns/calendarPeriods.js';
import { gainOf } from '../returns/ValuePeriod.js';
import { linkedReturn } from '../returns/linkedReturn.js';
import { timeWeightedReturn } from '../returns/timeWeightedReturn.js';
import { valuePeriodOf } from '../returns/valuePeriodOf.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { dayOf, marketOf } from '../testing/marketOf.js';
import { accountOf, rowsOf } from '../testing/rowsOf.js';
import { bridgeOf } from './bridgeOf.js';
import { gainsByKind } from './gainsByKind.js';
import { historyByHolding } from './historyByHolding.js';
import { partByHolding, partOfHistory } from './partOfHistory.js';

const accounts = [accountOf('main'), accountOf('second')];
const ledger = createLedger(
  rowsOf(
    ['deposit', '2024-01-02', { g: '1000' }],
    ['buy', '2024-01-03', { q: '8', p: '100', fees: '4' }],
    ['dividend', '2024-02-05', { g: '16', taxes: '2.40' }],
    ['deposit', '2024-02-15', { g: '500' }],
    ['withdrawal', '2024-03-01', { g: '200' }],
  ),
  accounts,
);
const market = marketOf({
  from: '2024-01-01',
  to: '2024-03-10',
  prices: { ACME: { '2024-01-03': 100, '2024-01-20': 96, '2024-02-10': 110, '2024-03-05': 104 } },
});
const history = historyByHolding(ledger, market);

it('[PORTFOLIO-134] cuts a history into months whose returns link to the whole and whose gains add up to it', () => {
  const { whole } = history;
  const months = calendarPeriods(whole.days, 'month');
  expect(months.map(({ id }) => id)).toEqual(['2024-01', '2024-02', '2024-03']);
  expect(months.map(({ from, to }) => [whole.days[from], whole.days[to]])).toEqual([
    [dayOf('2024-01-01'), dayOf('2024-01-31')],
    [dayOf('2024-01-31'), dayOf('2024-02-29')],
    [dayOf('2024-02-29'), dayOf('2024-03-10')],
  ]);
  expect(calendarPeriods(whole.days, 'year')).toEqual([{ id: '2024', from: 0, to: whole.days.length - 1 }]);
  const parts = months.map(({ from, to }) => partOfHistory(whole, from, to));
  const returns = parts.map((part) => {
    const found = timeWeightedReturn(part);
    if (!found.ok) throw new Error(found.reason);
    return found.value.total;
  });
  expect(timeWeightedReturn(whole)).toMatchObject({
    ok: true,
    value: { total: expect.closeTo(linkedReturn(returns), 12) },
  });
  const gains = parts.map((part) => {
    const found = valuePeriodOf(part);
    if (!found.ok) throw new Error(found.reason);
    return gainOf(found.value);
  });
  // 8 × 4 from the price, 16 of income, 4 of fees and 2.40 of taxes.
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(32 + 16 - 4 - 2.4, 9);
  expect(valuePeriodOf(parts[1] ?? whole)).toMatchObject({
    ok: true,
    value: { flows: [{ day: dayOf('2024-02-15'), amount: 500 }] },
  });
});

it('[PORTFOLIO-134] has the same bridge and contributions in a part as over the same days of the whole', () => {
  fc.assert(
    fc.property(
      arbitraryRows(['deposit', 'withdrawal', 'buy', 'sell', 'dividend', 'fee', 'split']),
      arbitraryMarket,
      fc.nat(20),
      (rows, columns, from) => {
        const all = historyByHolding(createLedger(rows, accounts), columns);
        const to = all.whole.days.length - 5;
        const part = partByHolding(all, from, to);
        expect(bridgeOf(part.whole, 0, to - from)).toEqual(bridgeOf(all.whole, from, to));
        const linked = contributionToReturn(part.whole, [...part.holdings, ...part.cash]);
        const total = timeWeightedReturn(part.whole);
        if (!linked.ok || !total.ok) return;
        expect(linked.value.total - total.value.total).toBeCloseTo(0, 6);
      },
    ),
  );
});

it('[PORTFOLIO-134] has a reason where a value or a flow is not known', () => {
  const { whole } = history;
  expect(valuePeriodOf({ ...whole, values: whole.values.map(() => Number.NaN) }).ok).toBe(false);
  expect(valuePeriodOf({ ...whole, inflows: whole.inflows.map(() => Number.NaN) }).ok).toBe(false);
  const last = whole.values.length - 1;
  const withoutLast = whole.values.map((value, at) => (at === last ? Number.NaN : value));
  expect(valuePeriodOf({ ...whole, values: withoutLast }).ok).toBe(false);
});

it('[PORTFOLIO-136] tells what price, income, currency, fees and taxes added to the return', () => {
  const { whole } = history;
  const kinds = gainsByKind(whole);
  const linked = contributionToReturn(whole, kinds);
  const total = timeWeightedReturn(whole);
  if (!linked.ok || !total.ok) throw new Error('Both are known.');
  const sum = linked.value.contributions.reduce((all, each) => all + each, 0);
  expect(sum).toBeCloseTo(total.value.total, 12);
  const signs = Object.fromEntries(
    kinds.map(({ kind }, at) => [kind, Math.sign(linked.value.contributions[at] ?? 0)]),
  );
  expect(signs).toEqual({ price: 1, income: 1, currency: 0, fees: -1, taxes: -1 });
});

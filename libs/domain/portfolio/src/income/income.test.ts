import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../calendar/dayNumber.js';
import { isoDate } from '../calendar/isoDate.js';
import { yearsLater } from '../calendar/yearsLater.js';
import { createLedger } from '../ledger/createLedger.js';
import { accountOf, acme, other, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import { dayOf } from '../testing/marketOf.js';
import { valueOf } from '../testing/valueOf.js';
import { dividendsPerShare } from './dividendsPerShare.js';
import { incomeCalendar } from './incomeCalendar.js';
import type { IncomeRequest } from './IncomeRequest.js';
import type { PaidDividend } from './PaidDividend.js';

const paidIn = (...sketches: readonly RowSketch[]) =>
  dividendsPerShare(
    createLedger(rowsOf(...sketches), [accountOf('main'), accountOf('second')]),
    dayOf('2024-01-01'),
    dayOf('2024-12-31'),
  );

it('[PORTFOLIO-81] divides a dividend by what was held on its day, or by the quantity that it files', () => {
  expect(
    paidIn(
      ['buy', '2023-12-01', { q: '100', p: '10' }],
      ['dividend', '2024-01-01', { g: '7' }],
      ['dividend', '2024-03-01', { g: '25' }],
      ['buy', '2024-05-30', { q: '100', p: '10' }],
      ['dividend', '2024-06-03', { g: '26', q: '100' }],
      ['dividend', '2025-01-02', { g: '60' }],
    ).dividends,
  ).toEqual([
    { instrument: acme, date: '2024-03-01', perShare: 0.25, currency: 'USD' },
    { instrument: acme, date: '2024-06-03', perShare: 0.26, currency: 'USD' },
  ]);
});

it('[PORTFOLIO-81] gives dividends of before a split in shares of after it, and one for all accounts', () => {
  const found = paidIn(
    ['buy', '2024-01-02', { q: '100', p: '10' }],
    ['buy', '2024-01-02', { account: 'second', q: '50', p: '10' }],
    ['dividend', '2024-03-01', { g: '40' }],
    ['dividend', '2024-03-01', { account: 'second', g: '20' }],
    ['split', '2024-05-01', { ratio: { received: '4', held: '1' } }],
    ['split', '2024-05-01', { account: 'second', ratio: { received: '4', held: '1' } }],
    ['dividend', '2024-06-03', { g: '44' }],
  );
  expect(found.dividends.map(({ date, perShare }) => [date, perShare])).toEqual([
    ['2024-03-01', expect.closeTo(0.1, 12)],
    ['2024-06-03', expect.closeTo(0.11, 12)],
  ]);
});

it('[PORTFOLIO-265] gives dividends in shares of today, on either side of a split to come', () => {
  const sketches: readonly RowSketch[] = [
    ['buy', '2024-01-02', { q: '100', p: '10' }],
    ['dividend', '2024-02-01', { g: '80' }],
    ['split', '2024-03-01', { ratio: { received: '4', held: '1' } }],
    ['dividend', '2024-04-02', { g: '80' }],
    ['split', '2024-06-03', { ratio: { received: '2', held: '1' } }],
    ['dividend', '2024-07-01', { g: '80' }],
    ['dividend', '2024-07-02', { g: '80', q: '800' }],
  ];
  const perShareOn = (today: string) =>
    dividendsPerShare(
      createLedger(rowsOf(...sketches), [accountOf('main')]),
      dayOf('2024-01-01'),
      dayOf('2024-12-31'),
      dayOf(today),
    ).dividends.map(({ perShare }) => perShare);
  const all = (perShare: number) => Array.from({ length: 4 }, () => expect.closeTo(perShare, 12) as number);
  // 100 shares, then 400, then 800: each dividend is 80 in all.
  expect(perShareOn('2024-02-15')).toEqual(all(0.8));
  expect(perShareOn('2024-06-02')).toEqual(all(0.2));
  expect(perShareOn('2024-06-03')).toEqual(all(0.1));
});

it('[PORTFOLIO-203] gives dividends of before a split with cash in lieu in shares of its ratio', () => {
  expect(
    paidIn(
      ['buy', '2024-01-02', { q: '7', p: '30' }],
      ['dividend', '2024-03-01', { g: '4.20' }],
      ['split', '2024-05-01', { ratio: { received: '3', held: '2' }, cashInLieu: '10' }],
    ).dividends.map(({ perShare }) => perShare),
  ).toEqual([expect.closeTo(0.4, 12)]);
});

it('[PORTFOLIO-81] names what has paid for shares that are no longer held', () => {
  expect(
    paidIn(
      ['buy', '2024-01-02', { q: '10', p: '10' }],
      ['sell', '2024-02-28', { q: '10', p: '10' }],
      ['dividend', '2024-03-01', { g: '4' }],
    ),
  ).toEqual({ dividends: [], withoutShares: [acme] });
});

const quarterly: readonly PaidDividend[] = ['2025-12-01', '2026-03-02', '2026-06-01', '2026-09-01'].map(
  (date) => ({ instrument: acme, date, perShare: 0.25, currency: 'USD' }),
);

const requestOf = (changes: Partial<IncomeRequest>): IncomeRequest => ({
  date: '2026-10-15',
  currency: 'USD',
  holdings: [{ instrument: acme, quantity: 100, value: 5000, cost: 2500 }],
  declared: [],
  paid: quarterly,
  rateOf: () => null,
  ...changes,
});

it('[PORTFOLIO-82] repeats the last twelve months with growth, and gives yields on cost and on value', () => {
  const calendar = valueOf(
    incomeCalendar(
      requestOf({ holdings: [{ instrument: acme, quantity: 100, value: 5000, cost: 2500, growth: 0.1 }] }),
    ),
  );
  expect(calendar.payments.map(({ date, isDeclared }) => [date, isDeclared])).toEqual([
    ['2026-12-01', false],
    ['2027-03-02', false],
    ['2027-06-01', false],
    ['2027-09-01', false],
  ]);
  expect(calendar.total).toBeCloseTo(110, 12);
  expect(calendar.holdings).toEqual([
    {
      instrument: acme,
      amount: expect.closeTo(110, 12),
      yieldOnCost: expect.closeTo(0.044, 12),
      yieldOnValue: expect.closeTo(0.022, 12),
    },
  ]);
  expect(calendar.months[1]).toEqual({
    first: '2026-11-16',
    last: '2026-12-15',
    amount: expect.closeTo(27.5, 12),
  });
});

it('[PORTFOLIO-82] uses what is declared in place of what was paid around that time last year', () => {
  const declared = [
    { instrument: acme, date: '2026-12-10', perShare: 0.3, currency: 'USD' },
    // A special dividend replaces nothing, and one beyond the year does not count.
    { instrument: acme, date: '2027-01-20', perShare: 1, currency: 'USD' },
    { instrument: acme, date: '2027-12-10', perShare: 9, currency: 'USD' },
  ];
  const { payments, total } = valueOf(incomeCalendar(requestOf({ declared })));
  expect(payments.map(({ date, perShare, isDeclared }) => [date, perShare, isDeclared])).toEqual([
    ['2026-12-10', 0.3, true],
    ['2027-01-20', 1, true],
    ['2027-06-01', 0.25, false],
    ['2027-09-01', 0.25, false],
  ]);
  expect(total).toBeCloseTo(180, 12);
});

it('[PORTFOLIO-82] converts to one currency, and names those without a rate', () => {
  const paid = [...quarterly, { instrument: other, date: '2026-05-04', perShare: 2, currency: 'EUR' }];
  const holdings = [
    { instrument: acme, quantity: 100, value: Number.NaN, cost: Number.NaN },
    { instrument: other, quantity: 10, value: 400, cost: 0 },
  ];
  const rateOf = (currency: string) => (currency === 'EUR' ? 1.1 : null);
  const found = valueOf(incomeCalendar(requestOf({ paid, holdings, rateOf })));
  expect(found.total).toBeCloseTo(122, 12);
  expect(found.holdings.map(({ yieldOnCost, yieldOnValue }) => [yieldOnCost, yieldOnValue])).toEqual([
    [null, null],
    [null, expect.closeTo(0.055, 12)],
  ]);
  const without = valueOf(incomeCalendar(requestOf({ paid, holdings })));
  expect([without.total, without.withoutRate]).toEqual([100, ['EUR']]);
});

/** The dividends of a payer at equal distances within a year, each up to so many days late, over years up to a day. */
const payerOf = (frequency: number, firstDay: number, late: readonly number[], until: string) =>
  Array.from({ length: 8 * frequency }, (_, at) => {
    const month = at * (12 / frequency);
    const [year, inYear] = [2020 + Math.floor(month / 12), month % 12];
    const first = dayNumber(`${year}-${String(inYear + 1).padStart(2, '0')}-01`) ?? Number.NaN;
    const date = isoDate(first + firstDay + (late[at % late.length] ?? 0));
    return { instrument: acme, date, perShare: 1, currency: 'USD' };
  }).filter(({ date }) => date <= until);

it('[PORTFOLIO-163] expects as many payments of a regular payer as it makes in a year, on any day, also if the last one is not entered', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2, 4, 12),
      fc.nat(20),
      fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: dayOf('2023-06-01'), max: dayOf('2026-06-01') }),
      fc.boolean(),
      fc.boolean(),
      (frequency, firstDay, late, today, isLastMissing, isNextDeclared) => {
        const date = isoDate(today);
        const all = payerOf(frequency, firstDay, late, '2028-01-01');
        const paid = all.filter((each) => each.date <= date);
        const last = paid.at(-1);
        // What is not entered after a month and a half is not only late.
        if (isLastMissing && last && today - (dayNumber(last.date) ?? 0) < 30) paid.pop();
        const declared = isNextDeclared ? all.filter((each) => each.date > date).slice(0, 1) : [];
        const { payments, holdings } = valueOf(incomeCalendar(requestOf({ date, paid, declared })));
        expect(payments).toHaveLength(frequency);
        expect(holdings[0]?.yieldOnValue).toBeCloseTo((frequency * 100) / 5000, 12);
      },
    ),
    { numRuns: 3000 },
  );
});

it('[PORTFOLIO-163] expects nothing of a payer that has missed its time by more than 45 days', () => {
  const paid = [{ instrument: acme, date: '2025-09-01', perShare: 1, currency: 'USD' }];
  const expected = (date: string) =>
    valueOf(incomeCalendar(requestOf({ date, paid }))).payments.map((payment) => payment.date);
  expect(expected('2026-08-31')).toEqual(['2026-09-01']);
  expect(expected('2026-10-15')).toEqual(['2027-09-01']);
  expect(expected('2026-10-16')).toEqual([]);
});

it('[PORTFOLIO-164] gives each payment to one of twelve months, which are the year after the date', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 19_000, max: 21_000 }), { maxLength: 12 }),
      fc.integer({ min: 19_500, max: 21_500 }),
      (days, today) => {
        const date = isoDate(today);
        const paid = days.map((day) => ({
          instrument: acme,
          date: isoDate(day),
          perShare: 1,
          currency: 'USD',
        }));
        const { payments, months, total } = valueOf(incomeCalendar(requestOf({ date, paid })));
        for (const payment of payments)
          expect(payment.date > date && payment.date <= yearsLater(date, 1)).toBe(true);
        expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 9);
        expect(months).toHaveLength(12);
        expect(months[0]?.first).toBe(isoDate(today + 1));
        expect(months.at(-1)?.last).toBe(yearsLater(date, 1));
        months.slice(1).forEach(({ first }, at) => {
          expect(dayNumber(first)).toBe((dayNumber(months[at]?.last ?? '') ?? 0) + 1);
        });
      },
    ),
  );
});

it('[PORTFOLIO-82] finds the same day of another year', () => {
  expect(yearsLater('2024-02-29', 1)).toBe('2025-02-28');
  expect(yearsLater('2024-02-29', -4)).toBe('2020-02-29');
  expect(yearsLater('2025-02-28', 1)).toBe('2026-02-28');
  const leap = [{ instrument: acme, date: '2024-02-29', perShare: 1, currency: 'USD' }];
  const expected = (date: string) =>
    valueOf(incomeCalendar(requestOf({ date, paid: leap }))).payments.map((payment) => payment.date);
  expect([expected('2024-02-29'), expected('2025-02-27'), expected('2025-02-28')]).toEqual([
    ['2025-02-28'],
    ['2025-02-28'],
    ['2026-02-28'],
  ]);
});

it.each<[string, Partial<IncomeRequest>]>([
  ['today is not a date.', { date: 'today' }],
  [
    'The quantity of ACME is not known.',
    { holdings: [{ instrument: acme, quantity: Number.NaN, value: 1, cost: 1 }] },
  ],
  [
    'The dividend growth of ACME must be −100% or more.',
    { holdings: [{ instrument: acme, quantity: 1, value: 1, cost: 1, growth: -2 }] },
  ],
  [
    'A dividend of ACME has the date 2026-02-30, which does not exist.',
    { declared: [{ instrument: acme, date: '2026-02-30', perShare: 1, currency: 'USD' }] },
  ],
  [
    'A dividend of ACME has no amount per share.',
    { paid: [{ instrument: acme, date: '2026-02-01', perShare: Number.NaN, currency: 'USD' }] },
  ],
])('[PORTFOLIO-82] says why there is no calendar: %s', (reason, changes) => {
  expect(incomeCalendar(requestOf(changes))).toEqual({ ok: false, reason });
});

import { dayNumber } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { messages } from '../risk/messages.js';
import { namedEpisodes } from './namedEpisodes.js';
import { replayEpisodes } from './replayEpisodes.js';

const day = (date: string): number => Number(dayNumber(date));
const position = (id: string, value: number, currency = 'USD', isCash = false) => ({
  id,
  isCash,
  name: id,
  currency,
  value,
});
const column = (first: string, count: number, move: (at: number) => number) => {
  let level = 100;
  const values = Array.from({ length: count }, (_, at) => (level *= 1 + move(at)));
  return { days: Int32Array.from(values, (_, at) => day(first) + at), levels: Float64Array.from(values) };
};
const wave = (at: number): number => 0.01 * Math.sin(at * 1.7);
const whole = column('1980-01-01', 16_000, wave);
const young = column('2015-01-01', 3_000, (at) => 2 * wave(at + (day('2015-01-01') - day('1980-01-01'))));

it('[ANALYTICS-SCREENS-85] replays each episode by own prices, by beta, or says what is not covered', () => {
  const input = {
    positions: [position('OLD', 600), position('YOUNG', 300), position('USD', 100, 'USD', true)],
    prices: [
      ['OLD', { ok: true, value: { ...whole, currency: 'USD', isTotalReturn: true } }],
      ['YOUNG', { ok: true, value: { ...young, currency: 'USD', isTotalReturn: true } }],
    ],
    rates: [],
    currency: 'USD',
  } as const;
  const factor = { days: whole.days, values: whole.levels };
  const [first] = replayEpisodes(input, factor);
  expect(first?.shares).toEqual({ own: 0.7, factor: expect.closeTo(0.3, 12), missing: 0 });
  expect(first?.positions[1]?.replayed).toMatchObject({ kind: 'factor', beta: expect.closeTo(2, 6) });
  const old = first?.positions[0]?.replayed;
  const change = old?.kind === 'own' ? old.total : Number.NaN;
  expect(first?.gain).toBeCloseTo(600 * change + 300 * 2 * change, 6);
  // Prices since 2015 cover 2020 themselves.
  expect(replayEpisodes(input, factor).find(({ id }) => id === '2020')?.shares.own).toBeCloseTo(1, 12);
  const [without] = replayEpisodes(input, null);
  expect(without?.shares.missing).toBeCloseTo(0.3, 12);
  expect(without?.gain).toBeCloseTo(600 * change, 6);
});

it('[ANALYTICS-SCREENS-85] has episodes on trading days, in order', () => {
  for (const { from, to } of namedEpisodes) {
    expect(from < to).toBe(true);
    for (const date of [from, to]) expect((day(date) + 4) % 7).not.toBe(0);
    for (const date of [from, to]) expect((day(date) + 4) % 7).not.toBe(6);
  }
});

it('[ANALYTICS-SCREENS-85] says that an exchange rate is missing, not that prices are', () => {
  const [first] = replayEpisodes(
    {
      positions: [position('OLD', 600), position('CHF', 100, 'CHF', true)],
      prices: [['OLD', { ok: true, value: { ...whole, currency: 'EUR', isTotalReturn: true } }]],
      rates: [['EUR', { ok: false, reason: 'The service did not answer.' }]],
      currency: 'USD',
    },
    null,
  );
  expect(first?.positions.map(({ replayed }) => replayed)).toEqual([
    { kind: 'missing', reason: 'The service did not answer.' },
    { kind: 'missing', reason: messages.noRate('CHF', 'USD') },
  ]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitedStates } from '../markets/markets.js';
import { fastPrices } from '../testing/fastPrices.js';
import { apple, shareOn } from '../testing/shares.js';
import { createStooq } from './createStooq.js';
import { startFakeStooq, stooqAnswers, stooqCsv, type FakeStooq } from '../testing/startFakeStooq.js';

let stooq: FakeStooq;
let now: Date;
const provider = (changes = {}) => createStooq(fastPrices(stooq.url, changes), () => now);
const ask = (changes = {}) => provider(changes).fetchSeries('aapl.us', apple, '2026-11-01');

beforeAll(async () => {
  stooq = await startFakeStooq();
});
afterAll(() => stooq.stop());
beforeEach(() => {
  // Friday, before the session in New York.
  now = new Date('2026-11-20T12:00:00Z');
  stooq.always(null);
  stooq.series.set('aapl.us', [
    { date: '2026-11-18', close: 100 },
    { date: '2026-11-19', close: 102 },
  ]);
});

describe('Stooq requests', () => {
  it("[MARKET-DATA-SERVICE-50] read daily prices, all adjusted, in the market's currency", async () => {
    const series = await ask();
    expect(series).toMatchObject({
      ok: true,
      value: {
        currency: 'USD',
        bars: [
          { date: '2026-11-18', close: 100, adjustedClose: 100, volume: 1000 },
          { date: '2026-11-19', close: 102, adjustedClose: 102 },
        ],
        dividends: [],
        splits: [],
        notes: ['Stooq adjusts all prices before the last close for splits and dividends.'],
      },
    });
    const { searchParams } = new URL(stooq.requests.at(-1)?.url ?? '', stooq.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      s: 'aapl.us',
      i: 'd',
      d1: '20261101',
      d2: '20261120',
    });
  });

  it('[MARKET-DATA-SERVICE-50] read an index, which has no volume', async () => {
    stooq.next(stooqAnswers.text('Date,Open,High,Low,Close\r\n2026-11-19,6600,6610,6590,6605.5'));
    const index = { ...apple, symbol: '^GSPC', type: 'index' as const };
    expect(await provider().fetchSeries('^spx', index, '2026-11-01')).toMatchObject({
      value: { bars: [{ close: 6605.5, volume: null }], notes: [] },
    });
  });

  it('[MARKET-DATA-SERVICE-50] read an older series to its end, and a recent one without a final line break', async () => {
    stooq.next(stooqAnswers.text('Date,Close\n2026-10-01,10\n2026-10-02,11\n'));
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 10 }, { close: 11 }] } });
    stooq.next(stooqAnswers.text('Date,Close\n2026-11-18,10\n2026-11-19,11'));
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 10 }, { close: 11 }] } });
  });

  it('[MARKET-DATA-SERVICE-51] take no price from a session in progress', async () => {
    stooq.series.set('aapl.us', [
      { date: '2026-11-19', close: 102 },
      { date: '2026-11-20', close: 109 },
    ]);
    now = new Date('2026-11-20T20:30:00Z');
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 102 }] } });
    now = new Date('2026-11-20T22:30:00Z');
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 102 }, { close: 109 }] } });
  });

  it('[MARKET-DATA-SERVICE-52] leave out invalid rows, and list them', async () => {
    stooq.next(
      stooqAnswers.text(
        'Date,Open,High,Low,Close,Volume\n2026-11-17,10,9,11,10,1\n2026-11-18,0,0,0,0,0\n2026-11-19,10,11,9,10,1\n',
      ),
    );
    expect(await ask()).toMatchObject({
      value: {
        bars: [{ date: '2026-11-19' }],
        notes: [
          expect.any(String) as string,
          '2 days from Stooq could not be used (2026-11-17: the high of 9 is below the low of 11; 2026-11-18: the open of 0 is not positive).',
        ],
      },
    });
  });

  it.each([
    ['no data', stooqAnswers.noData, 'absent', 'Stooq has no prices for AAPL.'],
    ['nothing', stooqAnswers.text(''), 'absent', 'Stooq has no prices for AAPL.'],
    [
      'its daily limit',
      stooqAnswers.dailyLimit,
      'rate-limited',
      'rate limit was reached. Try again in 3600 s',
    ],
    ['too many', stooqAnswers.status(429), 'rate-limited', 'Try again in 60 s'],
    ['a refusal', stooqAnswers.status(403), 'bad-answer', 'status 403'],
    ['a web page', stooqAnswers.wall, 'bad-answer', 'Stooq sent a web page instead of prices.'],
    ['other columns', stooqAnswers.otherColumns, 'bad-answer', 'unknown form'],
    ['a file that is cut off', stooqAnswers.cut, 'bad-answer', 'incomplete'],
    [
      'a file that is cut off in its last figure',
      stooqAnswers.text('Date,Close,Volume\n2026-10-01,10,1\n2026-10-02,10,1'),
      'bad-answer',
      'incomplete',
    ],
    ['no row', stooqAnswers.text(stooqCsv([])), 'bad-answer', 'incomplete'],
    [
      'impossible rows',
      stooqAnswers.text(stooqCsv([{ date: '2026-11-19', close: -1 }])),
      'bad-answer',
      'no usable price',
    ],
    ['an outage', stooqAnswers.status(503), 'unavailable', 'Stooq is unavailable (status 503)'],
    ['a broken connection', stooqAnswers.hangUp, 'unavailable', 'Stooq cannot be reached'],
  ])('[MARKET-DATA-SERVICE-53] says what came instead of prices: %s', async (_name, answer, kind, words) => {
    stooq.always(answer);
    expect(await ask()).toMatchObject({
      ok: false,
      kind,
      reason: expect.stringContaining(words) as string,
    });
  });

  it('[MARKET-DATA-SERVICE-53] report a timeout, and that nothing listens', async () => {
    stooq.always(stooqAnswers.never);
    expect(await ask({ timeoutMs: 150 })).toMatchObject({
      kind: 'timeout',
      reason: 'Stooq did not answer within 0.15 s. Try again later.',
    });
    expect(await ask({ url: 'http://127.0.0.1:1' })).toMatchObject({ kind: 'unavailable' });
  });

  it("[MARKET-DATA-SERVICE-54] use Stooq's symbols, and none where it does not state the unit", () => {
    const { symbolOf } = provider();
    expect(symbolOf(apple)).toBe('aapl.us');
    expect(symbolOf({ ...apple, symbol: 'BRK.B' })).toBe('brk-b.us');
    expect(symbolOf(shareOn('XETR', 'SAP'))).toBe('sap.de');
    expect(symbolOf(shareOn('XLON', 'VOD'))).toBeNull();
    expect(symbolOf({ ...shareOn('XLON', '^FTSE'), type: 'index' })).toBe('^ukx');
    expect(symbolOf({ ...apple, type: 'index', market: unitedStates })).toBe('^spx');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fastPrices } from '../testing/fastPrices.js';
import { apple, shareOn } from '../testing/shares.js';
import { createYahoo } from './createYahoo.js';
import { startFakeYahoo, yahooAnswers, yahooBody, type FakeYahoo } from '../testing/startFakeYahoo.js';

let yahoo: FakeYahoo;
let now: Date;
const provider = (changes = {}) => createYahoo(fastPrices(yahoo.url, changes), () => now);
const ask = (changes = {}) => provider(changes).fetchSeries('AAPL', apple, '2026-11-01');

/** A response whose only price is at a moment in seconds since 1970. */
const atTime = (seconds: number) => ({
  chart: {
    error: null,
    result: [
      {
        meta: { currency: 'USD', exchangeTimezoneName: 'America/New_York' },
        timestamp: [seconds],
        indicators: { quote: [{ close: [1] }] },
      },
    ],
  },
});

beforeAll(async () => {
  yahoo = await startFakeYahoo();
});
afterAll(() => yahoo.stop());
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  yahoo.always(null);
  yahoo.charts.set('AAPL', {
    days: [
      { date: '2026-11-17', close: 100, adjustedClose: 99 },
      { date: '2026-11-18', close: null },
      { date: '2026-11-19', close: 102, dividend: 0.25, split: [4, 1] },
    ],
  });
});

describe('Yahoo requests', () => {
  it("[MARKET-DATA-SERVICE-50] read prices, dividends and splits by the exchange's day", async () => {
    expect(await ask()).toEqual({
      ok: true,
      value: {
        currency: 'USD',
        bars: [
          {
            date: '2026-11-17',
            open: null,
            high: 100,
            low: 100,
            close: 100,
            adjustedClose: 99,
            volume: null,
          },
          {
            date: '2026-11-19',
            open: null,
            high: 102,
            low: 102,
            close: 102,
            adjustedClose: 102,
            volume: null,
          },
        ],
        dividends: [{ date: '2026-11-19', amount: 0.25 }],
        splits: [{ date: '2026-11-19', ratio: 4 }],
        notes: [],
      },
    });
    const { pathname, searchParams } = new URL(yahoo.requests.at(-1)?.url ?? '', yahoo.url);
    expect(pathname).toBe('/v8/finance/chart/AAPL');
    expect(searchParams.get('period1')).toBe(String(Date.parse('2026-11-01T00:00:00Z') / 1000));
    expect(searchParams.get('events')).toBe('div,split');
  });

  it("[MARKET-DATA-SERVICE-50] use the exchange's day", async () => {
    yahoo.next(
      yahooAnswers.json(
        yahooBody({
          currency: 'AUD',
          timeZone: 'Australia/Sydney',
          opensAt: '23:00',
          days: [{ date: '2026-11-18', close: 40 }],
        }),
      ),
    );
    expect(await ask()).toMatchObject({ value: { currency: 'AUD', bars: [{ date: '2026-11-19' }] } });
  });

  it('[MARKET-DATA-SERVICE-51] take no price from a session in progress or not settled', async () => {
    const sessionEnd = Date.parse('2026-11-20T21:00:00Z') / 1000;
    yahoo.charts.set('AAPL', {
      sessionEnd,
      days: [
        { date: '2026-11-19', close: 102 },
        { date: '2026-11-20', close: 109 },
      ],
    });
    now = new Date('2026-11-20T20:59:00Z');
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 102 }] } });
    now = new Date('2026-11-20T21:59:00Z');
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 102 }] } });
    now = new Date('2026-11-20T22:00:00Z');
    expect(await ask()).toMatchObject({ value: { bars: [{ close: 102 }, { close: 109 }] } });
    yahoo.charts.set('AAPL', { days: [{ date: '2026-11-20', close: 109 }] });
    expect(await ask()).toMatchObject({ kind: 'absent' });
  });

  it.each([
    ['GBp', 'GBP'],
    ['GBX', 'GBP'],
    ['ILA', 'ILS'],
    ['ZAc', 'ZAR'],
  ])('[MARKET-DATA-SERVICE-55] converts %s to %s and says so', async (unit, currency) => {
    yahoo.charts.set('AAPL', {
      currency: unit,
      days: [{ date: '2026-11-19', close: 7255, adjustedClose: 7200, dividend: 4.5 }],
    });
    expect(await ask()).toMatchObject({
      value: {
        currency,
        bars: [{ high: 72.55, low: 72.55, close: 72.55, adjustedClose: 72 }],
        dividends: [{ amount: 0.045 }],
        notes: [
          `Yahoo quotes in hundredths of ${currency} (${unit}); prices and dividends are converted to ${currency}.`,
        ],
      },
    });
  });

  it('[MARKET-DATA-SERVICE-52] leave out invalid days, and list them', async () => {
    yahoo.charts.set('AAPL', {
      days: [
        { date: '2026-11-17', close: 0 },
        { date: '2026-11-18', close: 100, high: 90 },
        { date: '2026-11-19', close: 102 },
        { date: '2026-11-19', close: 103 },
      ],
    });
    expect(await ask()).toMatchObject({
      value: {
        bars: [{ close: 102 }],
        notes: [
          expect.stringMatching(
            /^3 days from Yahoo could not be used \(2026-11-17: .* 2026-11-18: .* 2026-11-19: .*already.*\)\.$/,
          ) as string,
        ],
      },
    });
  });

  it.each([
    ['an unknown symbol', yahooAnswers.notFound, 'absent', 'Yahoo has no prices for AAPL.'],
    ['too many', yahooAnswers.tooMany, 'rate-limited', 'Yahoo’s rate limit was reached'],
    ['a refusal', yahooAnswers.status(403, 'no'), 'bad-answer', 'status 403'],
    ['another address', yahooAnswers.status(404, '<html>'), 'bad-answer', 'status 404'],
    ['a web page', yahooAnswers.wall, 'bad-answer', 'a web page'],
    ['half a document', yahooAnswers.halfJson, 'bad-answer', 'incomplete'],
    ['another form', yahooAnswers.otherForm, 'bad-answer', 'unknown form'],
    ['no currency', yahooAnswers.json(yahooBody({ currency: '$', days: [] })), 'bad-answer', 'unknown form'],
    [
      'no time zone',
      yahooAnswers.json(yahooBody({ timeZone: 'Moon/Sea', days: [] })),
      'bad-answer',
      'unknown form',
    ],
    [
      'impossible prices',
      yahooAnswers.json(yahooBody({ days: [{ date: '2026-11-19', close: -1 }] })),
      'bad-answer',
      'no usable price',
    ],
    ['an impossible time', yahooAnswers.json(atTime(1e15)), 'bad-answer', 'unknown form'],
    [
      'another error',
      yahooAnswers.json({ chart: { result: null, error: { code: 'Unauthorized' } } }, 401),
      'bad-answer',
      'Unauthorized',
    ],
    ['an outage', yahooAnswers.status(502), 'unavailable', 'Yahoo is unavailable (status 502)'],
    ['a broken connection', yahooAnswers.hangUp, 'unavailable', 'cannot be reached'],
  ])('[MARKET-DATA-SERVICE-53] says what came instead of prices: %s', async (_name, answer, kind, words) => {
    yahoo.always(answer);
    expect(await ask()).toMatchObject({
      ok: false,
      kind,
      reason: expect.stringContaining(words) as string,
    });
  });

  it("[MARKET-DATA-SERVICE-54] use Yahoo's symbols", () => {
    const { symbolOf } = provider();
    expect(symbolOf(apple)).toBe('AAPL');
    expect(symbolOf({ ...apple, symbol: 'BRK.B' })).toBe('BRK-B');
    expect(symbolOf(shareOn('XLON', 'VOD'))).toBe('VOD.L');
    expect(symbolOf(shareOn('XHKG', '700'))).toBe('0700.HK');
    expect(symbolOf({ ...apple, type: 'index' })).toBe('^GSPC');
  });
});

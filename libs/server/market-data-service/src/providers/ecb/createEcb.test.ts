import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fastPrices } from '../testing/fastPrices.js';
import { ecbXml, startFakeEcb, type FakeEcb } from '../testing/startFakeEcb.js';
import { serviceAnswers } from '../testing/startFakeService.js';
import { createEcb } from './createEcb.js';

const now = new Date('2025-04-26T12:00:00Z');
let ecb: FakeEcb;
const ask = (span: 'recent' | 'all' = 'recent', changes = {}) =>
  createEcb(fastPrices(ecb.url, changes), () => now).fetchRates(span);

/** Rates of the ECB's own history. */
const days = [
  { date: '2025-04-24', rates: { USD: 1.1376, JPY: 162.34 } },
  { date: '2025-04-25', rates: { USD: 1.1357, JPY: 162.8, ISK: 144.9 } },
];

beforeAll(async () => {
  ecb = await startFakeEcb();
});
afterAll(() => ecb.stop());
beforeEach(() => {
  ecb.always(null);
  ecb.files.set('recent', days);
  ecb.files.set('all', [{ date: '1999-01-04', rates: { USD: 1.1789 } }, ...days]);
});

describe('requests to the ECB', () => {
  it('[MARKET-DATA-SERVICE-126] read the reference rates of the last months, oldest first', async () => {
    expect(await ask()).toEqual({
      ok: true,
      value: {
        days: [
          {
            date: '2025-04-24',
            rates: new Map([
              ['USD', 1.1376],
              ['JPY', 162.34],
            ]),
          },
          {
            date: '2025-04-25',
            rates: new Map([
              ['USD', 1.1357],
              ['JPY', 162.8],
              ['ISK', 144.9],
            ]),
          },
        ],
        notes: [],
      },
    });
    expect(ecb.requests.at(-1)?.url).toBe('/stats/eurofxref/eurofxref-hist-90d.xml');
  });

  it('[MARKET-DATA-SERVICE-126] read the whole history', async () => {
    const series = await ask('all');
    expect(series.ok && series.value.days[0]?.date).toBe('1999-01-04');
    expect(ecb.requests.at(-1)?.url).toBe('/stats/eurofxref/eurofxref-hist.xml');
  });

  it('[MARKET-DATA-SERVICE-126] read single quotation marks and line breaks', async () => {
    ecb.next(
      serviceAnswers.text(
        "<gesmes:Envelope>\n<Cube>\n\t<Cube time='2025-04-25'>\n\t\t<Cube currency='USD' rate='1.1357'/>\n\t</Cube>\n</Cube>\n</gesmes:Envelope>\n",
      ),
    );
    expect(await ask()).toMatchObject({
      value: { days: [{ date: '2025-04-25', rates: new Map([['USD', 1.1357]]) }] },
    });
  });

  it('[MARKET-DATA-SERVICE-126] leave out invalid days, and list them', async () => {
    ecb.files.set('recent', [
      { date: '2025-04-23', rates: { USD: 0 } },
      { date: '2025-04-24', rates: { USD: 'high' } },
      ...days.slice(1),
      { date: '2025-04-28', rates: { USD: 1 } },
    ]);
    expect(await ask()).toMatchObject({
      value: {
        days: [{ date: '2025-04-25' }],
        notes: [
          "3 days from ECB could not be used (2025-04-28: 2025-04-28 is in the future; 2025-04-24: the USD rate 'high' is not a number; 2025-04-23: the USD rate of 0 is not positive).",
        ],
      },
    });
  });

  it.each([
    ['too many', serviceAnswers.status(429), 'rate-limited', 'Try again in 60 s'],
    ['no file', serviceAnswers.status(404), 'bad-answer', 'ECB refused the request (status 404).'],
    ['a web page', serviceAnswers.text('<!DOCTYPE html><html></html>'), 'bad-answer', 'a web page'],
    ['nothing', serviceAnswers.text(''), 'bad-answer', 'incomplete'],
    ['no day', serviceAnswers.text(ecbXml([])), 'bad-answer', 'incomplete'],
    ['a file that is cut off', serviceAnswers.text(ecbXml(days).slice(0, -20)), 'bad-answer', 'incomplete'],
    [
      'no usable day',
      serviceAnswers.text(ecbXml([{ date: '2025-04-25', rates: { USD: -1 } }])),
      'bad-answer',
      'no usable exchange rate',
    ],
    ['an outage', serviceAnswers.status(503), 'unavailable', 'ECB is unavailable (status 503)'],
    ['a broken connection', serviceAnswers.hangUp, 'unavailable', 'ECB cannot be reached'],
  ])('[MARKET-DATA-SERVICE-127] say what came instead of rates: %s', async (_name, answer, kind, words) => {
    ecb.always(answer);
    expect(await ask()).toMatchObject({
      ok: false,
      kind,
      reason: expect.stringContaining(words) as string,
    });
  });
});

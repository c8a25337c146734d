import { serviceAnswers, startFakeService, type Answer, type FakeService } from './startFakeService.js';

/** A day in Yahoo's format; without a time it is the start of a session in New York. */
export interface YahooDay {
  readonly date: string;
  readonly close: number | null;
  readonly adjustedClose?: number;
  readonly high?: number;
  readonly dividend?: number;
  readonly split?: readonly [numerator: number, denominator: number];
}

export interface YahooChart {
  readonly days: readonly YahooDay[];
  readonly currency?: string;
  readonly timeZone?: string;
  /** End of the day's regular session, in seconds since 1970. */
  readonly sessionEnd?: number;
  /** Session start in UTC. */
  readonly opensAt?: string;
}

export interface FakeYahoo extends FakeService {
  /** By Yahoo's symbol; other symbols are not found. */
  readonly charts: Map<string, YahooChart>;
}

export const yahooAnswers = {
  ...serviceAnswers,
  notFound: serviceAnswers.json(
    {
      chart: {
        result: null,
        error: { code: 'Not Found', description: 'No data found, symbol may be delisted' },
      },
    },
    404,
  ),
  tooMany: serviceAnswers.status(429, 'Too Many Requests'),
  wall: serviceAnswers.text('<!DOCTYPE html><html></html>'),
  halfJson: serviceAnswers.text('{"chart":{"result":[{"meta":{"curr'),
  otherForm: serviceAnswers.json({ chart: { result: [{ meta: {} }], error: null } }),
};

/** The response body. */
export function yahooBody(chart: YahooChart): unknown {
  const { days, currency = 'USD', timeZone = 'America/New_York', opensAt = '14:30', sessionEnd } = chart;
  const at = ({ date }: YahooDay): number => Date.parse(`${date}T${opensAt}:00Z`) / 1000;
  const events = (pick: (day: YahooDay) => object | undefined) =>
    Object.fromEntries(
      days.flatMap((day) => {
        const event = pick(day);
        return event ? [[String(at(day)), { ...event, date: at(day) }]] : [];
      }),
    );
  const result = {
    meta: {
      currency,
      exchangeTimezoneName: timeZone,
      ...(sessionEnd === undefined ? {} : { currentTradingPeriod: { regular: { end: sessionEnd } } }),
    },
    timestamp: days.map(at),
    events: {
      dividends: events(({ dividend }) => (dividend === undefined ? undefined : { amount: dividend })),
      splits: events(({ split }) => split && { numerator: split[0], denominator: split[1] }),
    },
    indicators: {
      quote: [
        {
          close: days.map(({ close }) => close),
          high: days.map(({ close, high }) => high ?? close),
          low: days.map(({ close }) => close),
        },
      ],
      adjclose: [{ adjclose: days.map(({ close, adjustedClose }) => adjustedClose ?? close) }],
    },
  };
  return { chart: { result: [result], error: null } };
}

/** A local server that responds like Yahoo's chart service. */
export async function startFakeYahoo(): Promise<FakeYahoo> {
  const charts = new Map<string, YahooChart>();
  const usual: Answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const chart = charts.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
    const from = new Date(Number(searchParams.get('period1')) * 1000).toISOString().slice(0, 10);
    const days = chart?.days.filter(({ date }) => date >= from);
    const answer = chart && days ? serviceAnswers.json(yahooBody({ ...chart, days })) : yahooAnswers.notFound;
    answer(request, response);
  };
  return { ...(await startFakeService(usual)), charts };
}

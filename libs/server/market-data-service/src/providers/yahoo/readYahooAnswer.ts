import type { PriceRow } from '../readPriceRows.js';
import { checkPriceSeries } from '../checkPriceSeries.js';
import type { PriceSeries, PriceSubject } from '../PriceProvider.js';
import { badAnswer, noPrices, readAnswerText } from '../readAnswerText.js';
import { chartRows, exchangeDay } from './chartRows.js';
import { majorUnit, type QuotedUnit } from './majorUnit.js';
import { yahooChartSchema, type YahooChartResult } from './yahooChartSchema.js';

export const yahooName = 'Yahoo';

const largestBodyBytes = 8 * 1024 * 1024;

/** Reads a response from Yahoo's chart service; anything else is thrown as a `ProviderError`. */
export async function readYahooAnswer(
  response: Response,
  subject: PriceSubject,
  now: Date,
): Promise<PriceSeries> {
  const text = await readAnswerText(response, yahooName, largestBodyBytes, now);
  const { chart } = parse(text, response.status);
  if (chart.error?.code === 'Not Found') throw noPrices(yahooName, subject);
  if (chart.error) throw badAnswer(`${yahooName} refused the request (${chart.error.code}).`);
  const [result] = chart.result ?? [];
  const unit = result && majorUnit(result.meta.currency);
  if (!response.ok || !result || !unit) throw unknownForm();
  if (!isTimeZone(result.meta.exchangeTimezoneName)) throw unknownForm();
  const rows = chartRows(result, { ...unit, market: subject.market, now });
  if (rows.length === 0) throw noPrices(yahooName, subject);
  return seriesOf(result, rows, unit, now);
}

const unknownForm = () => badAnswer(`${yahooName} sent prices that are incomplete or in an unknown format.`);

function parse(text: string, status: number) {
  try {
    return yahooChartSchema.parse(JSON.parse(text));
  } catch {
    if (status >= 400) throw badAnswer(`${yahooName} refused the request (status ${status}).`);
    if (text.trimStart().startsWith('<')) throw badAnswer(`${yahooName} sent a web page instead of prices.`);
    throw unknownForm();
  }
}

function seriesOf(
  chart: YahooChartResult,
  rows: readonly PriceRow[],
  { currency, unitsPerCurrency }: QuotedUnit,
  now: Date,
): PriceSeries {
  const latestDay = exchangeDay(chart, now.getTime() / 1000);
  const { accepted, notes } = checkPriceSeries(yahooName, rows, latestDay);
  if (accepted.length === 0) throw badAnswer(`${yahooName} sent no usable price. ${notes.join(' ')}`.trim());
  const { dividends = {}, splits = {} } = chart.events ?? {};
  const inHundredths = `${yahooName} quotes in hundredths of ${currency} (${chart.meta.currency}); prices and dividends are converted to ${currency}.`;
  return {
    currency,
    bars: accepted.map(({ bar }) => bar),
    dividends: byDay(Object.values(dividends), (event) => ({
      date: exchangeDay(chart, event.date),
      amount: event.amount / unitsPerCurrency,
    })).filter(({ amount }) => amount > 0),
    splits: byDay(Object.values(splits), (event) => ({
      date: exchangeDay(chart, event.date),
      ratio: event.numerator / event.denominator,
    })).filter(({ ratio }) => Number.isFinite(ratio) && ratio > 0),
    notes: unitsPerCurrency === 1 ? notes : [inHundredths, ...notes],
  };
}

/** One event per day, oldest first. */
function byDay<Event, Dated extends { readonly date: string }>(
  events: readonly Event[],
  dated: (event: Event) => Dated,
): Dated[] {
  const days = new Map(events.map(dated).map((event) => [event.date, event]));
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

import { checkRateSeries, type RateRow } from '../checkRateSeries.js';
import type { ExchangeRateSeries } from '../ExchangeRateProvider.js';
import { badAnswer, readAnswerText } from '../readAnswerText.js';

export const ecbName = 'ECB';

/** The whole history takes about half of it. */
const largestBodyBytes = 16 * 1024 * 1024;

const dayForm = /<Cube\s+time\s*=\s*["']([^"']*)["']\s*>(.*?)<\/Cube\s*>/gs;

const rateForm = /<Cube\s+currency\s*=\s*["']([A-Z]{3})["']\s+rate\s*=\s*["']([^"']*)["']\s*\/>/g;

/** Reads reference rates in XML; anything else is thrown as a `ProviderError`. */
export async function readEcbAnswer(response: Response, now: Date): Promise<ExchangeRateSeries> {
  const body = await readAnswerText(response, ecbName, largestBodyBytes, now);
  if (!response.ok) throw badAnswer(`${ecbName} refused the request (status ${response.status}).`);
  if (/^\s*<(?:!doctype\s+)?html/i.test(body))
    throw badAnswer(`${ecbName} sent a web page instead of exchange rates.`);
  // A body that is cut off lacks its last tag.
  const rows = /<\/(?:\w+:)?Envelope\s*>\s*$/.test(body) ? rowsOf(body) : [];
  if (rows.length === 0)
    throw badAnswer(`${ecbName} sent exchange rates that are incomplete or in an unknown format.`);
  const series = checkRateSeries(ecbName, rows, now.toISOString().slice(0, 10));
  if (series.days.length === 0)
    throw badAnswer(`${ecbName} sent no usable exchange rate. ${series.notes.join(' ')}`.trim());
  return series;
}

const rowsOf = (body: string): readonly RateRow[] =>
  [...body.matchAll(dayForm)].map(([, date = '', cubes = ''], position) => ({
    row: position + 1,
    date,
    cells: new Map([...cubes.matchAll(rateForm)].map(([, currency = '', rate = '']) => [currency, rate])),
  }));

import type { Bar } from '@finance-analyst/market';
import { lastSession } from '../markets/lastSession.js';
import { checkPriceSeries } from '../checkPriceSeries.js';
import { rateLimited } from '../createRequester.js';
import type { PriceSeries, PriceSubject } from '../PriceProvider.js';
import { ProviderError } from '../ProviderFailure.js';
import { readPriceRows, type PriceRow } from '../priceRows.js';
import { badAnswer, noPrices, readAnswerText } from '../readAnswerText.js';

export const stooqName = 'Stooq';

const largestBodyBytes = 8 * 1024 * 1024;

/** The limit is one of a day, whose end the answer does not tell. */
const dailyLimitSeconds = 3600;

const adjustedNote = 'Stooq adjusts all prices before the last close for splits and dividends.';

/** Reads the CSV of Stooq; whatever else came is thrown as a `ProviderError`. */
export async function readStooqAnswer(
  response: Response,
  subject: PriceSubject,
  now: Date,
): Promise<PriceSeries> {
  const text = (await readAnswerText(response, stooqName, largestBodyBytes, now)).trim();
  if (/^exceeded the daily hits limit/i.test(text))
    throw new ProviderError(rateLimited(stooqName, dailyLimitSeconds));
  if (!response.ok) throw badAnswer(`${stooqName} refused the request (status ${response.status}).`);
  if (text === '' || /^no data/i.test(text)) throw noPrices(stooqName, subject);
  if (text.startsWith('<')) throw badAnswer(`${stooqName} sent a web page instead of prices.`);
  return seriesOf(text, subject, now);
}

function seriesOf(text: string, subject: PriceSubject, now: Date): PriceSeries {
  const rows = readPriceRows(text);
  const isCut = cellCount(text.slice(text.lastIndexOf('\n') + 1)) < cellCount(text.split('\n', 1)[0] ?? '');
  if (rows === null || isCut || rows.length === 0)
    throw badAnswer(`${stooqName} sent prices that are incomplete or in an unknown form.`);
  const completed = rows.filter(isCompleted(lastSession(subject.market, now)));
  if (completed.length === 0) throw noPrices(stooqName, subject);
  const { accepted, notes } = checkPriceSeries(stooqName, completed, now.toISOString().slice(0, 10));
  if (accepted.length === 0) throw badAnswer(`${stooqName} sent no usable price. ${notes.join(' ')}`.trim());
  return {
    currency: subject.market.currency,
    bars: accepted.map(({ bar }) => adjusted(bar)),
    dividends: [],
    splits: [],
    notes: subject.type === 'index' ? notes : [adjustedNote, ...notes],
  };
}

const cellCount = (line: string): number => line.split(',').length;

/** The row of a session under way is no close. A day that cannot be read is left to the checks. */
const isCompleted =
  (last: string) =>
  ({ cells: { date } }: PriceRow): boolean =>
    !(date > last && /^\d{4}-\d{2}-\d{2}$/.test(date));

/** Every column of Stooq is adjusted, the close among them. */
const adjusted = (bar: Bar): Bar => ({ ...bar, adjustedClose: bar.close });

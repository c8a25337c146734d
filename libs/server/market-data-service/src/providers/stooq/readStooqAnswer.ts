import type { Bar } from '@finance-analyst/market';
import { isStaleDay } from '../markets/isStaleDay.js';
import { lastSession } from '../markets/lastSession.js';
import { checkPriceSeries } from '../checkPriceSeries.js';
import { rateLimited } from '../createRequester.js';
import type { PriceSeries, PriceSubject } from '../PriceProvider.js';
import { ProviderError } from '../ProviderFailure.js';
import { readPriceRows, type PriceRow } from '../readPriceRows.js';
import { badAnswer, noPrices, readAnswerText } from '../readAnswerText.js';

export const stooqName = 'Stooq';

const largestBodyBytes = 8 * 1024 * 1024;

/** The limit is per day; the response does not say when the day ends. */
const dailyLimitSeconds = 3600;

const adjustedNote = 'Stooq adjusts all prices before the last close for splits and dividends.';

/** Reads a CSV from Stooq; anything else is thrown as a `ProviderError`. */
export async function readStooqAnswer(
  response: Response,
  subject: PriceSubject,
  now: Date,
): Promise<PriceSeries> {
  const body = await readAnswerText(response, stooqName, largestBodyBytes, now);
  const text = body.trim();
  if (/^exceeded the daily hits limit/i.test(text))
    throw new ProviderError(rateLimited(stooqName, dailyLimitSeconds));
  if (!response.ok) throw badAnswer(`${stooqName} refused the request (status ${response.status}).`);
  if (text === '' || /^no data/i.test(text)) throw noPrices(stooqName, subject);
  if (text.startsWith('<')) throw badAnswer(`${stooqName} sent a web page instead of prices.`);
  if (isCutOff(body, now)) throw unknownForm();
  return seriesOf(text, subject, now);
}

const unknownForm = (): ProviderError =>
  badAnswer(`${stooqName} sent prices that are incomplete or in an unknown format.`);

/** A truncated body ends within a row, or without a line break long before the last sessions. */
function isCutOff(body: string, now: Date): boolean {
  const [heading = '', ...lines] = body.trim().split('\n');
  const last = lines.at(-1) ?? '';
  const isOld = isStaleDay(last.slice(0, 10), now);
  return last.split(',').length < heading.split(',').length || (isOld && !body.endsWith('\n'));
}

function seriesOf(text: string, subject: PriceSubject, now: Date): PriceSeries {
  const rows = readPriceRows(text);
  if (rows === null || rows.length === 0) throw unknownForm();
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

/** A row for a session in progress is not a close. A day that cannot be read is left to the checks. */
const isCompleted =
  (last: string) =>
  ({ cells: { date } }: PriceRow): boolean =>
    !(date > last && /^\d{4}-\d{2}-\d{2}$/.test(date));

/** Every Stooq column is adjusted, including the close. */
const adjusted = (bar: Bar): Bar => ({ ...bar, adjustedClose: bar.close });

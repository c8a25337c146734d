import type { Bar } from '@finance-analyst/market';
import { createRandomStream } from '../createRandomStream.js';
import type { SampleCompany } from '../SampleCompany.js';
import { exchangeOf } from '../SampleExchange.js';
import type { CompanyHistory } from '../statements/simulateCompany.js';
import { adjustedCloses } from './adjustedCloses.js';
import { dividendsOf } from './dividendsOf.js';
import { fairPrices } from './fairPrices.js';
import { meanReversion } from './meanReversion.js';
import { splitsOf } from './splitsOf.js';

const ownMood = { deviationPerStep: 0.0115, halfLifeSteps: 150 };
const dailyTurnover = 0.003;

/**
 * Daily prices as traded: fair price × the exchange's mood by beta × the company's own mood, divided by the shares
 * that splits have made of one. Only `adjustedClose` looks through splits and dividends.
 */
export function companyBars(
  seed: number,
  company: SampleCompany,
  history: CompanyHistory,
  dates: readonly string[],
  mood: ReadonlyMap<string, number>,
): Bar[] {
  const exchange = exchangeOf(company.exchange);
  const splits = splitsOf(history, dates);
  const splitOn = new Map(splits.map((split) => [split.date, split.numerator / split.denominator]));
  const own = meanReversion(createRandomStream(seed, company.symbol, 'mood'), dates.length, ownMood);
  const intraday = createRandomStream(seed, company.symbol, 'intraday');
  const trade = createRandomStream(seed, company.symbol, 'volume');
  const fair = fairPrices(history, dates);
  const scale = 10 ** exchange.priceDecimals;
  const quoted = (price: number) => Math.max(Math.round(price * scale), 1) / scale;

  let sharesPerOriginal = sharesPerOriginalAt(history, dates[0] ?? '');
  let previousPrice: number | null = null;
  const traded = dates.map((date, index) => {
    const split = splitOn.get(date) ?? 1;
    sharesPerOriginal *= split;
    const drift = history.beta * (mood.get(date) ?? 0) + (own[index] ?? 0);
    const price = ((fair[index] ?? 0) * Math.exp(drift)) / sharesPerOriginal;
    const from: number = previousPrice === null ? price : previousPrice / split;
    const opening = from * Math.exp(0.004 * intraday.normal());
    const high = Math.max(opening, price) * Math.exp(Math.abs(0.005 * intraday.normal()));
    const low = Math.min(opening, price) * Math.exp(-Math.abs(0.005 * intraday.normal()));
    const volume =
      history.openingShares * sharesPerOriginal * dailyTurnover * Math.exp(0.35 * trade.normal());
    previousPrice = price;
    return {
      date,
      open: quoted(opening),
      high: quoted(high),
      low: quoted(low),
      close: quoted(price),
      volume: Math.round(volume),
    };
  });

  const closes = traded.map((bar) => bar.close);
  const adjusted = adjustedCloses(dates, closes, dividendsOf(history, dates), splits);
  return traded.map((bar, index) => ({ ...bar, adjustedClose: adjusted[index] ?? bar.close }));
}

/** How many shares one share of the first quarter has become through splits by the first day with a price. */
function sharesPerOriginalAt(history: CompanyHistory, firstDay: string): number {
  return history.quarters
    .filter((quarter) => quarter.split !== null && quarter.start < firstDay)
    .reduce((shares, { split }) => (split ? (shares * split.numerator) / split.denominator : shares), 1);
}

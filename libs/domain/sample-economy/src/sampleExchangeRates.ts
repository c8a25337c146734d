import { createRandomStream } from './createRandomStream.js';
import { exchanges } from './SampleExchange.js';
import { meanReversion } from './prices/meanReversion.js';
import { weekdays } from './tradingDays.js';

/** Units of `quote` for one unit of `base`. */
export interface SampleExchangeRate {
  readonly base: string;
  readonly quote: string;
  readonly date: string;
  readonly rate: number;
}

const options = { deviationPerStep: 0.0042, halfLifeSteps: 500 };

/** Dollars for a unit of each other currency on every weekday, to six significant digits. */
export function sampleExchangeRates(seed: number): SampleExchangeRate[] {
  const dates = weekdays();
  return exchanges
    .filter((exchange) => exchange.currency !== 'USD')
    .flatMap(({ currency, unitsPerDollar }) => {
      const draw = createRandomStream(seed, currency, 'exchange-rate');
      const deviation = meanReversion(draw, dates.length, options);
      return dates.map((date, index) => ({
        base: currency,
        quote: 'USD',
        date,
        rate: Number((Math.exp(deviation[index] ?? 0) / unitsPerDollar).toPrecision(6)),
      }));
    });
}

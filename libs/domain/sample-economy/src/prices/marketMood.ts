import { createRandomStream } from '../createRandomStream.js';
import type { SampleExchange } from '../SampleExchange.js';
import { weekdays } from '../tradingDays.js';
import { meanReversion } from './meanReversion.js';

const options = { deviationPerStep: 0.0072, halfLifeSteps: 400 };

/**
 * How far an exchange as a whole is above or below value, by date, in logarithms: half of the variance is the
 * world's, half its own. A company moves with it by its beta.
 */
export function marketMood(seed: number, exchange: SampleExchange): ReadonlyMap<string, number> {
  const dates = weekdays();
  const world = meanReversion(createRandomStream(seed, 'world', 'mood'), dates.length, options);
  const local = meanReversion(createRandomStream(seed, exchange.code, 'mood'), dates.length, options);
  return new Map(dates.map((date, index) => [date, (world[index] ?? 0) + (local[index] ?? 0)]));
}

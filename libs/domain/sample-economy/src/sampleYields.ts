import { createRandomStream } from './createRandomStream.js';
import { meanReversion } from './prices/meanReversion.js';
import { weekdays } from './tradingDays.js';

/** The annual yield of a government bond on a day, a fraction; it can be negative. */
export interface SampleYield {
  readonly currency: string;
  readonly maturityYears: number;
  readonly date: string;
  readonly rate: number;
}

const maturities = [2, 5, 10, 30] as const;

/** Ten-year yield at the start and at the end, and what thirty years pay above two. */
const curves = [
  { currency: 'USD', first: 0.021, last: 0.042, slope: 0.008 },
  { currency: 'EUR', first: 0.003, last: 0.027, slope: 0.01 },
  { currency: 'GBP', first: 0.012, last: 0.044, slope: 0.01 },
  { currency: 'JPY', first: 0.0005, last: 0.014, slope: 0.012 },
  { currency: 'CHF', first: -0.003, last: 0.006, slope: 0.006 },
] as const;

/** How much of the slope a maturity has, ten years being the middle. */
const steepness = (maturityYears: number): number => Math.log(maturityYears / 10) / Math.log(30 / 2);

const monthEnds = (dates: readonly string[]): string[] =>
  dates.filter((date, index) => dates[index + 1]?.slice(0, 7) !== date.slice(0, 7));

/** Government bond yields on the last weekday of each month. */
export function sampleYields(seed: number): SampleYield[] {
  const dates = monthEnds(weekdays());
  return curves.flatMap(({ currency, first, last, slope }) => {
    const draw = createRandomStream(seed, currency, 'yield');
    const deviation = meanReversion(draw, dates.length, { deviationPerStep: 0.0012, halfLifeSteps: 8 });
    return dates.flatMap((date, index) => {
      const level = first + ((last - first) * index) / (dates.length - 1) + (deviation[index] ?? 0);
      return maturities.map((maturityYears) => ({
        currency,
        maturityYears,
        date,
        rate: Math.round((level + slope * steepness(maturityYears)) * 1e4) / 1e4 + 0,
      }));
    });
  });
}

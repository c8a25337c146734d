import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import type { FactorSeries } from './FactorSeries.js';

/** Instruments as factors, on the days of a window on which all of them have prices. */
export function seriesOfInstruments(
  instruments: readonly BenchmarkLevels[],
  window: { readonly opens: number; readonly closes: number },
  riskFree: number,
): FactorSeries {
  const byDay = instruments.map(
    ({ days, levels }) => new Map(Array.from(days, (day, at) => [day, levels[at] as number])),
  );
  const days = Array.from(instruments[0]?.days ?? []).filter(
    (day) =>
      day >= window.opens && day <= window.closes && byDay.every((levels) => Number(levels.get(day)) > 0),
  );
  return {
    days,
    gaps: [],
    factors: instruments.map(({ symbol }, at) => ({
      name: symbol,
      returns: days.map((day, place) =>
        place === 0 ? 0 : Number(byDay[at]?.get(day)) / Number(byDay[at]?.get(days[place - 1] as number)) - 1,
      ),
    })),
    riskFree: { kind: 'rate', annual: riskFree },
  };
}

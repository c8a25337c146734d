import { number, percent, reason, type Reason, type ReasonFigure } from '@finance-analyst/foundation';
import type { Distribution } from '../distributions/distribution.js';
import { spreadOf } from './spreadOf.js';

/** A distribution of a shift from a company’s own years, with its reason, or why there is none. */
export type HistoricalShift =
  | {
      readonly ok: true;
      readonly distribution: Distribution & { readonly kind: 'normal' };
      readonly reason: Reason;
    }
  | { readonly ok: false; readonly reason: string };

/** With fewer years, their dispersion is mostly chance. */
const fewestYears = 4;
/** Of a standard deviation. */
const resultDecimals = 2;
const mostDecimals = 6;

/** How the reason writes the standard deviations: those of rates, or of multiples. */
type WrittenAs = 'percent' | 'number';
const writers: Readonly<Record<WrittenAs, (value: number, decimals: number) => ReasonFigure>> = {
  percent,
  number,
};

/**
 * The uncertainty of growth over the forecast, as a shift of all its years: the standard error of the average of the next
 * `forecastYears` years, s √(1 ÷ forecast years + 1 ÷ years of history). Years count as independent: growth above or below
 * its average rarely persists (L. K. C. Chan, J. Karceski and J. Lakonishok, “The level and persistence of growth rates”,
 * Journal of Finance 58, 2003). Growth rates are fractions, one a year.
 */
export function growthShift(history: readonly number[], forecastYears: number): HistoricalShift {
  if (!Number.isInteger(forecastYears) || forecastYears < 1)
    return { ok: false, reason: 'The forecast needs at least one year.' };
  return shiftOf(
    history,
    forecastYears,
    'percent',
    (sources, product) =>
      reason`${sources}. The average of ${forecastYears} independent forecast years, with the error of the company’s own average, then has one of ${product}.`,
  );
}

/**
 * The uncertainty of a level, such as a margin or a return, as a shift of all its years: the dispersion of a single year
 * around the average of the history, s √(1 + 1 ÷ years of history), because a level that has moved tends to stay. Levels
 * are fractions or, with `written` as a number, multiples, one a year.
 */
export function marginShift(history: readonly number[], written: WrittenAs = 'percent'): HistoricalShift {
  return shiftOf(
    history,
    1,
    written,
    (sources, product) =>
      reason`${sources}. A level that has moved tends to persist, so all forecast years move together. The standard deviation of a single year, with the error of the company’s own average, is ${product}.`,
  );
}

function shiftOf(
  history: readonly number[],
  averagedYears: number,
  writtenAs: WrittenAs,
  explain: (sources: Reason, product: Reason) => Reason,
): HistoricalShift {
  if (!history.every(Number.isFinite))
    return { ok: false, reason: 'A year of the history is not a finite number.' };
  if (history.length < fewestYears)
    return {
      ok: false,
      reason: `The dispersion needs at least ${fewestYears} years; there are ${history.length}.`,
    };
  const { size, isOfMiddleHalf } = spreadOf(history);
  if (size === 0)
    return { ok: false, reason: 'All years of the history are equal, so they show no dispersion.' };
  const factor = Math.sqrt(1 / averagedYears + 1 / history.length);
  const standardDeviation = size * factor;
  const write = writers[writtenAs];
  const shown = writtenAs === 'percent' ? size * 100 : size;
  if (!Number.isFinite(shown * factor))
    return { ok: false, reason: 'The years of the history are too far apart to compute their dispersion.' };
  const written = write(size, decimalsToRepeat(shown, factor));
  const which = isOfMiddleHalf ? ', estimated from their middle half because of outliers' : '';
  const sources = reason`${history.length} years of history have a standard deviation of ${written}${which}`;
  const ownYear = averagedYears === 1 ? '1' : `1/${averagedYears}`;
  const product = reason`${written} × √(${ownYear} + 1/${history.length}) = ${write(standardDeviation, resultDecimals)}`;
  return {
    ok: true,
    distribution: { kind: 'normal', mean: 0, standardDeviation },
    reason: explain(sources, product),
  };
}

/** As few decimals of a figure, as it is shown, as it takes to compute the written result from it. */
function decimalsToRepeat(size: number, factor: number): number {
  const written = (size * factor).toFixed(resultDecimals);
  for (let decimals = resultDecimals; decimals < mostDecimals; decimals += 1)
    if ((Number(size.toFixed(decimals)) * factor).toFixed(resultDecimals) === written) return decimals;
  return mostDecimals;
}

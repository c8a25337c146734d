import type { AmountScale } from '@finance-analyst/documents';
import type { HistoricalLine, HistoricalYear } from '../history/HistoricalYear.js';

type Years = readonly Pick<HistoricalYear, 'figures'>[];

/** The amounts of a year shown in the forecast. */
const shownLines: readonly HistoricalLine[] = [
  'revenue',
  'operating_income',
  'operating_taxes',
  'depreciation',
  'capital_expenditure',
  'change_in_working_capital',
  'free_cash_flow',
];
/** The years initially visible in the forecast. */
export const yearsShown = 3;
/** The next smaller unit of each. */
const finer: Readonly<Partial<Record<AmountScale, AmountScale>>> = {
  billions: 'millions',
  millions: 'thousands',
  thousands: 'units',
};
/** The number of units in each scale. */
const sizes: Readonly<Record<AmountScale, number>> = {
  units: 1,
  thousands: 1e3,
  millions: 1e6,
  billions: 1e9,
};
/** The most digits that fit in a cell. */
const mostDigits = 7;

/** The most readable unit for a company's filed amounts, of what the forecast shows. */
export function scaleOfHistory(history: Years): AmountScale {
  const amountsOf = (years: Years, lines: readonly HistoricalLine[]): readonly number[] =>
    years.flatMap(({ figures }) =>
      lines.flatMap((line) => {
        const figure = figures[line];
        return figure?.ok ? [figure.value] : [];
      }),
    );
  return scaleOfAmounts(
    amountsOf(history, ['revenue', 'operating_income', 'working_capital']),
    amountsOf(history.slice(-yearsShown), shownLines),
  );
}

/**
 * The unit for the largest of all amounts, or a smaller one if more than a quarter of those initially shown would have a
 * single digit and the largest still fits.
 */
export function scaleOfAmounts(all: readonly number[], initiallyShown: readonly number[]): AmountScale {
  const largest = Math.max(0, ...all.map(Math.abs));
  // A zero line reads the same in every unit.
  const shown = initiallyShown.map(Math.abs).filter((amount) => amount > 0);
  const isCoarse = (scale: AmountScale): boolean =>
    shown.filter((amount) => amount < sizes[scale] * 10).length > shown.length / 4;
  const isRoomFor = (scale: AmountScale): boolean => largest < sizes[scale] * 10 ** mostDigits;
  let scale = scaleOfLargest(largest);
  for (let next = finer[scale]; next && isCoarse(scale) && isRoomFor(next); next = finer[next]) scale = next;
  return scale;
}

/** The scale in which an amount has at most seven digits, and the largest scale beyond. */
function scaleOfLargest(largest: number): AmountScale {
  if (largest >= 1e13) return 'billions';
  if (largest >= 1e7) return 'millions';
  return largest >= 1e6 ? 'thousands' : 'units';
}

import { chooseScale, scalePowers, type FigureScale } from '@finance-analyst/figures';
import type { HistoricalLine, HistoricalYear } from '@finance-analyst/valuation';

type Years = readonly Pick<HistoricalYear, 'figures'>[];

/** The amounts that the forecast shows of a year. */
const shownLines: readonly HistoricalLine[] = [
  'revenue',
  'operating_income',
  'operating_taxes',
  'depreciation',
  'capital_expenditure',
  'change_in_working_capital',
  'free_cash_flow',
];
/** As many years as the forecast opens with. */
const yearsShown = 3;
/** The next smaller unit of each. */
const finer: Readonly<Partial<Record<FigureScale, FigureScale>>> = {
  billions: 'millions',
  millions: 'thousands',
  thousands: 'units',
};
/** What has no more digits than this has room in a cell. */
const mostDigits = 7;

/**
 * The unit in which a company's filed amounts read best: the one for its largest amount, and a smaller one while more
 * than a quarter of the amounts that the forecast shows would have a single digit and the largest has room in it.
 */
export function scaleOfHistory(history: Years): FigureScale {
  const amountsOf = (years: Years, lines: readonly HistoricalLine[]): readonly number[] =>
    years.flatMap(({ figures }) =>
      lines.flatMap((line) => (figures[line].ok ? [Math.abs(figures[line].value)] : [])),
    );
  const all = amountsOf(history, ['revenue', 'operating_income', 'working_capital']);
  const largest = Math.max(0, ...all);
  // A line that is nothing reads the same in every unit.
  const shown = amountsOf(history.slice(-yearsShown), shownLines).filter((amount) => amount > 0);
  const isCoarse = (scale: FigureScale): boolean =>
    shown.filter((amount) => amount < 10 ** (scalePowers[scale] + 1)).length > shown.length / 4;
  const isRoomFor = (scale: FigureScale): boolean => largest < 10 ** (scalePowers[scale] + mostDigits);
  let scale = chooseScale(all);
  for (let next = finer[scale]; next && isCoarse(scale) && isRoomFor(next); next = finer[next]) scale = next;
  return scale;
}

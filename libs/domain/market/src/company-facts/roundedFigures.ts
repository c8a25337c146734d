import type { DatedFigure } from './DatedFigure.js';

/** A share of the filed total that rounding may explain. */
const roundingShare = 0.001;
/** Totals in the text of a report are rounded further, such as $95.7 billion, but never by more than this. */
const coarsestRoundingShare = 0.01;

/** Whether a value is larger than a filed total by more than rounding. */
export function exceeds(value: number, filedTotal: number): boolean {
  return value > filedTotal * (1 + roundingShare);
}

/** Whether a value is a filed total, one of them perhaps rounded. */
export function meets(value: number, filedTotal: number): boolean {
  const tolerance = Math.max(Math.abs(filedTotal) * roundingShare, roundingOf(filedTotal));
  return Math.abs(value - filedTotal) <= tolerance;
}

/** The figure with the largest value; of equals the first. */
export function largestOf(figures: readonly DatedFigure[]): DatedFigure | undefined {
  return figures.reduce<DatedFigure | undefined>(
    (best, figure) => (best && best.value >= figure.value ? best : figure),
    undefined,
  );
}

/** The largest figure, or the finest of those that it may be the rounded value of. */
export function unrounded(figures: readonly DatedFigure[]): DatedFigure | undefined {
  const largest = largestOf(figures);
  if (!largest) return undefined;
  return figures
    .filter(({ value }) => Math.abs(value - largest.value) <= roundingOf(largest.value))
    .reduce(
      (finest, figure) => (trailingStep(figure.value) < trailingStep(finest.value) ? figure : finest),
      largest,
    );
}

/** Of the figures that equal a filed total within rounding the nearest, and among equals the first. */
export function nearest(figures: readonly DatedFigure[], filedTotal: number): DatedFigure | undefined {
  const distance = ({ value }: DatedFigure) => Math.abs(value - filedTotal);
  return figures
    .filter(({ value }) => meets(value, filedTotal))
    .reduce<DatedFigure | undefined>(
      (best, figure) => (best && distance(best) <= distance(figure) ? best : figure),
      undefined,
    );
}

/** What rounding to the digits that are filed may hide. */
function roundingOf(value: number): number {
  return Math.min(trailingStep(value) / 2, Math.abs(value) * coarsestRoundingShare);
}

/** The power of ten that a value ends on: 100 million for 95.7 billion. */
function trailingStep(value: number): number {
  let step = 1;
  while (value !== 0 && value % (step * 10) === 0) step *= 10;
  return step;
}

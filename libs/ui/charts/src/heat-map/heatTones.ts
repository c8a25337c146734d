import type { FigureResult } from '@finance-analyst/figures';

/** A cell's side of the reference, or `scale` for a map without one. */
export interface HeatTone {
  readonly side: 'above' | 'below' | 'level' | 'none';
  /** Strength of the side's color, 0 to 42 percent; more would reduce the text's contrast too far. */
  readonly strengthPercent: number;
}

type Cells = readonly (readonly FigureResult[])[];

/** For a missing cell, or one that equals the reference. */
export const plainTone: HeatTone = { side: 'none', strengthPercent: 0 };
const weakest = 4;
const strongest = 42;
/** Full color starts at least this far from the reference, so small differences stay pale. */
const nearestFullDistance = Math.log(1.25);

const strengthOf = (share: number): number => weakest + (strongest - weakest) * Math.min(share, 1);

/**
 * The colors of a map's cells. With a reference, they diverge at it: double and half of it are equally far, the farther
 * the stronger, the farthest in full. Without one, a single color grows from the lowest value to the highest.
 */
export function heatTones(cells: Cells, reference: number | undefined): readonly (readonly HeatTone[])[] {
  const toneOf = reference !== undefined && reference > 0 ? partedAt(reference, cells) : grownOver(cells);
  return cells.map((figures) =>
    figures.map((figure) => {
      const value = numberOf(figure);
      return value === null ? plainTone : toneOf(value);
    }),
  );
}

const numberOf = (figure: FigureResult): number | null =>
  figure.ok && typeof figure.value === 'number' ? figure.value : null;

const numbersOf = (cells: Cells): number[] =>
  cells.flat().flatMap((figure) => {
    const value = numberOf(figure);
    return value === null ? [] : [value];
  });

function partedAt(reference: number, cells: Cells): (value: number) => HeatTone {
  // Zero and negative values are farther than any positive value.
  const distanceOf = (value: number): number =>
    value > 0 ? Math.abs(Math.log(value / reference)) : Infinity;
  const finite = numbersOf(cells).map(distanceOf).filter(Number.isFinite);
  const fullDistance = Math.max(nearestFullDistance, ...finite);
  return (value) =>
    value === reference
      ? plainTone
      : {
          side: value > reference ? 'above' : 'below',
          strengthPercent: strengthOf(distanceOf(value) / fullDistance),
        };
}

function grownOver(cells: Cells): (value: number) => HeatTone {
  const numbers = numbersOf(cells);
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  // Halved first, since the difference of two very large numbers can overflow.
  const span = highest / 2 - lowest / 2;
  return (value) =>
    span > 0 ? { side: 'level', strengthPercent: strengthOf((value / 2 - lowest / 2) / span) } : plainTone;
}

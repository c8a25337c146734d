import type { FigureResult } from '@finance-analyst/figures';

/** Where a cell stands to the reference. */
export interface HeatTone {
  readonly side: 'above' | 'below' | 'none';
  /** Of the side's colour in the cell, 0 to 42 per cent; more would cost the text its contrast. */
  readonly strengthPercent: number;
}

const weakest = 4;
const strongest = 42;
/** The distance, as a logarithm, at which a cell has two thirds of its colour: 1.65 times the reference, or 0.6 times. */
const wide = 0.5;

/**
 * The colour of a cell by its distance from the reference: double and half of it are equally far, and the farther the
 * stronger, so that cells far from it differ too. The same colour means the same in every map.
 */
export function heatTone(figure: FigureResult, reference: number | undefined): HeatTone {
  if (reference === undefined || reference <= 0 || !figure.ok || typeof figure.value !== 'number')
    return { side: 'none', strengthPercent: 0 };
  if (figure.value === reference) return { side: 'none', strengthPercent: 0 };
  const distance = figure.value > 0 ? Math.abs(Math.log(figure.value / reference)) : Infinity;
  return {
    side: figure.value > reference ? 'above' : 'below',
    strengthPercent: weakest + (strongest - weakest) * (1 - Math.exp(-distance / wide)),
  };
}

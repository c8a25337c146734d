import type { FigureResult } from '@finance-analyst/figures';

/** Where a cell stands to the reference. */
export interface HeatTone {
  readonly side: 'above' | 'below' | 'none';
  /** Of the side's colour in the cell, 0 to 42 per cent; more would cost the text its contrast. */
  readonly strengthPercent: number;
}

const weakest = 4;
const strongest = 42;

/**
 * The colour of a cell by its distance from the reference: one per cent of distance is one per cent of colour, so the
 * same colour means the same in every map.
 */
export function heatTone(figure: FigureResult, reference: number | undefined): HeatTone {
  if (reference === undefined || reference <= 0 || !figure.ok || typeof figure.value !== 'number')
    return { side: 'none', strengthPercent: 0 };
  const distance = figure.value / reference - 1;
  if (distance === 0) return { side: 'none', strengthPercent: 0 };
  return {
    side: distance > 0 ? 'above' : 'below',
    strengthPercent: Math.min(weakest + Math.abs(distance) * 100, strongest),
  };
}

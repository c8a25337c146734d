import { figureResult, type FigureResult } from '../figure/FigureResult.js';
import type { FigureScale } from './FigureFormat.js';

/** One of the scale is this power of ten in units. */
export const scalePowers: Readonly<Record<FigureScale, number>> = {
  units: 0,
  thousands: 3,
  millions: 6,
  billions: 9,
};

/** The scale in which a table of these figures reads best: its largest has at most seven digits. */
export function chooseScale(figures: readonly (FigureResult | number)[]): FigureScale {
  const largest = Math.max(
    0,
    ...figures.map((figure) => {
      const result = figureResult(figure);
      return result.ok && typeof result.value === 'number' ? Math.abs(result.value) : 0;
    }),
  );
  if (largest >= 1e13) return 'billions';
  if (largest >= 1e7) return 'millions';
  return largest >= 1e6 ? 'thousands' : 'units';
}

/** What stands after a currency or a figure for its scale. */
export const scaleSuffixes: Readonly<Record<FigureScale, string>> = {
  units: '',
  thousands: 'k',
  millions: 'm',
  billions: 'bn',
};

/** The unit for a header: “USD m”, “USD”, “thousands”, or nothing. */
export function scaleLabel(scale: FigureScale, currency?: string): string {
  if (scale === 'units') return currency ?? '';
  return currency ? `${currency} ${scaleSuffixes[scale]}` : scale;
}

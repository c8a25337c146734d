import type { FigureScale } from './FigureFormat.js';

/** The power of ten of each scale. */
export const scalePowers: Readonly<Record<FigureScale, number>> = {
  units: 0,
  thousands: 3,
  millions: 6,
  billions: 9,
};

/** The suffix of each scale after a currency or a figure. */
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

import type { FigureKind, FigureScale } from './FigureFormat.js';
import { scalePowers } from './figureScale.js';

/** The displayed number: percent for a rate, scaled for an amount or a count. */
export function shownNumber(value: number, kind: FigureKind, scale: FigureScale = 'units'): number {
  // A double has fifteen reliable digits: without rounding, 0.285 would become 28.499999999999996%.
  if (kind === 'rate') return Number((value * 100).toPrecision(15));
  if (kind === 'amount' || kind === 'count')
    return Number((value / 10 ** scalePowers[scale]).toPrecision(15));
  return value;
}

import { isoDate } from '../calendar/isoDate.js';
import { roundHalfAwayFromZero } from '../program/roundHalfAwayFromZero.js';
import { isDate } from '../units/unit.js';
import type { Figure } from './figure.js';

/** The plain default for messages: rates in percent, multiples with ×, days as in 2026-06-30, everything else with at most two decimals. */
export function formatFigure(figure: Figure): string {
  if (!figure.ok) return 'not computable';
  const { value, unit } = figure;
  if (isDate(unit)) return isoDate(value);
  const percent = roundHalfAwayFromZero(value, 3) * 100;
  // A rate whose percentage exceeds the largest double is left as it is.
  if (unit.kind === 'rate' && Number.isFinite(percent)) return `${decimals(percent, 1)}%`;
  return unit.kind === 'multiple' ? `${decimals(value, 1)}×` : decimals(value, 2);
}

const decimals = (value: number, most: number): string => String(roundHalfAwayFromZero(value, most));

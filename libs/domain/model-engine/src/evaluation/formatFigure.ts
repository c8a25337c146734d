import { isoDate } from '../calendar/isoDate.js';
import { roundHalfAwayFromZero } from '../program/roundHalfAwayFromZero.js';
import { currencyOf, describeRate, isDate } from '../units/unit.js';
import type { Figure } from './figure.js';

/**
 * The plain default for messages: rates in percent, multiples with ×, days as in 2026-06-30, exchange rates with at most
 * four decimals, everything else with at most two; money with its currency in a model that names its own.
 */
export function formatFigure(figure: Figure): string {
  if (!figure.ok) return 'not available';
  const { value, unit } = figure;
  if (isDate(unit)) return isoDate(value);
  const percent = roundHalfAwayFromZero(value, 3) * 100;
  // A rate whose percentage exceeds the largest double is left as it is.
  if (unit.kind === 'rate' && Number.isFinite(percent)) return `${decimals(percent, 1)}%`;
  if (unit.kind === 'multiple') return `${decimals(value, 1)}×`;
  if (unit.kind === 'exchange_rate') return `${decimals(value, 4)} ${describeRate(unit)}`;
  const currency = currencyOf(unit);
  return currency === undefined ? decimals(value, 2) : `${currency} ${decimals(value, 2)}`;
}

const decimals = (value: number, most: number): string => String(roundHalfAwayFromZero(value, most));

import type { ReasonFigure } from '../Reason.js';

/** A fraction as a percentage. */
export const percent = (fraction: number, decimals = 1): ReasonFigure => ({
  kind: 'percent',
  value: fraction,
  decimals,
});

export const number = (value: number, decimals: number): ReasonFigure => ({
  kind: 'number',
  value,
  decimals,
});

/** The day of an ISO date or time. */
export const day = (isoTime: string): ReasonFigure => ({ kind: 'day', day: isoTime.slice(0, 10) });

/** A number with its own decimals; unchanged if it has none or an exponent. */
export function asGiven(value: number): ReasonFigure | number {
  const decimals = /^-?\d+\.(\d{1,20})$/u.exec(String(value))?.[1];
  return decimals === undefined ? value : number(value, decimals.length);
}

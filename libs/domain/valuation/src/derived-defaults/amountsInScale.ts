import { number, type ReasonFigure } from '@finance-analyst/foundation';

/** Related amounts in one scale with one decimal: `9,180.6`, with the unit `USD m`. */
export function amountsInScale(
  largest: number,
  currency: string,
): { readonly write: (amount: number) => ReasonFigure; readonly unit: string } {
  const scale =
    Math.abs(largest) >= 1e13
      ? { divisor: 1e9, unit: `${currency} bn` }
      : Math.abs(largest) >= 1e7
        ? { divisor: 1e6, unit: `${currency} m` }
        : { divisor: 1, unit: currency };
  return { write: (amount) => number(amount / scale.divisor, 1), unit: scale.unit };
}

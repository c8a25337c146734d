import {
  amountPrecision,
  type FigureFormat,
  type FigureScale,
  type NumberKind,
} from '@finance-analyst/figures';
import type { ForecastRow } from './ForecastRow.js';

/** The format of a row's figures, and of its entries if it is a driver. */
export function rowFormat(
  { unit }: Pick<ForecastRow, 'unit'>,
  { currency, scale }: { readonly currency: string; readonly scale: FigureScale },
): FigureFormat & { readonly kind: NumberKind } {
  switch (unit) {
    case 'amount':
      return { kind: 'amount', currency, scale, precision: amountPrecision(scale) };
    case 'rate':
      return { kind: 'rate', precision: 1 };
    case 'multiple':
      return { kind: 'multiple', precision: 2 };
    case 'per-share':
      return { kind: 'per-share', currency, precision: 2 };
    case 'factor':
      return { kind: 'number', precision: 3 };
  }
}

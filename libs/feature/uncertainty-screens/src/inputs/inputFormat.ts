import {
  amountPrecision,
  shareScaleOf,
  type FigureFormat,
  type FigureFormatting,
  type FigureScale,
  type NumberKind,
} from '@finance-analyst/figures';
import type { UnitKind } from '@finance-analyst/model-engine';
import { amountScaleOf, type Valuation } from '@finance-analyst/valuation';
import type { OfferedInput } from './OfferedInput.js';

export interface InputFormat extends FigureFormat {
  readonly kind: NumberKind;
}

/** How the figures of an input are written: amounts in the scale of the model. */
export function inputFormat(unit: UnitKind, valuation: Pick<Valuation, 'body' | 'history'>): InputFormat {
  const scale: FigureScale = amountScaleOf(valuation);
  const { currency } = valuation.body;
  switch (unit) {
    case 'amount':
      return { kind: 'amount', currency, scale, precision: amountPrecision(scale) };
    case 'per_share':
      return { kind: 'per-share', currency, precision: 2 };
    case 'shares':
      return { kind: 'count', scale: shareScaleOf(scale), precision: 1 };
    case 'rate':
      return { kind: 'rate', precision: 2 };
    case 'multiple':
      return { kind: 'multiple', precision: 2 };
    default:
      return { kind: 'number', precision: 3 };
  }
}

/** The base of an input in words: one figure, or the first and last of a series. */
export function writeBase(
  { first, last, unit }: Pick<OfferedInput, 'first' | 'last' | 'unit'>,
  valuation: Pick<Valuation, 'body' | 'history'>,
  { format }: Pick<FigureFormatting, 'format'>,
): string {
  const as = inputFormat(unit, valuation);
  return first === last ? format(first, as) : `${format(first, as)} to ${format(last, as)}`;
}

/** An input after a change: one figure, or for a series the change itself. */
export function writeChanged(
  { first, last, unit }: Pick<OfferedInput, 'first' | 'last' | 'unit'>,
  change: number,
  valuation: Pick<Valuation, 'body' | 'history'>,
  { format }: Pick<FigureFormatting, 'format'>,
): string {
  const as = inputFormat(unit, valuation);
  return first === last ? format(first + change, as) : format(change, { ...as, sign: 'always' });
}

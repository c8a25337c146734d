import type { FigureFormat, FigureScale } from '@finance-analyst/figures';
import type { UnitKind } from '@finance-analyst/model-engine';
import { amountPrecision } from './amountPrecision.js';
import { shareScaleOf } from './shareScaleOf.js';

/** The screen format of a model's figure, by its unit. */
export function figureFormat(
  unit: UnitKind,
  { currency, scale = 'units' }: { currency: string; scale?: FigureScale },
): FigureFormat {
  switch (unit) {
    case 'amount':
      return { kind: 'amount', currency, scale, precision: amountPrecision(scale) };
    case 'per_share':
      return { kind: 'per-share', currency, precision: 2 };
    case 'shares':
      return { kind: 'count', scale: shareScaleOf(scale), precision: scale === 'units' ? 0 : 1 };
    case 'rate':
      return { kind: 'rate', precision: 2 };
    case 'multiple':
      return { kind: 'multiple', precision: 2 };
    case 'count':
      return { kind: 'count' };
    case 'date':
      return { kind: 'date' };
    default:
      return { kind: 'number', precision: 3 };
  }
}

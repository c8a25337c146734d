import type { FigureFormat } from '@finance-analyst/figures';
import type { UnitKind } from '@finance-analyst/model-engine';
import { exampleCurrency } from './exampleInputs.js';

/** The format of an example's figure; amounts and shares are in millions, as the title says. */
export function figureFormatOf(unit: UnitKind): FigureFormat {
  switch (unit) {
    case 'amount':
      return { kind: 'number', precision: 1 };
    case 'per_share':
      return { kind: 'per-share', currency: exampleCurrency, precision: 2 };
    case 'rate':
      return { kind: 'rate', precision: 2 };
    case 'shares':
      return { kind: 'number', precision: 1 };
    case 'date':
      return { kind: 'date' };
    default:
      return { kind: 'number', precision: 3 };
  }
}

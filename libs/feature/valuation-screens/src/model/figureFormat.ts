import { amountPrecision, type FigureFormat, type FigureScale, shareScaleOf } from '@finance-analyst/figures';
import { currencyOf, type Unit, type UnitKind } from '@finance-analyst/model-engine';

/** The screen format of a model's figure, by its unit; money in the currency of the unit if it states one. */
export function figureFormat(
  unit: Unit | UnitKind,
  { currency: usual, scale = 'units' }: { currency: string; scale?: FigureScale },
): FigureFormat {
  const isKind = typeof unit === 'string';
  const currency = (isKind ? undefined : currencyOf(unit)) ?? usual;
  switch (isKind ? unit : unit.kind) {
    case 'amount':
      return { kind: 'amount', currency, scale, precision: amountPrecision(scale) };
    case 'per_share':
      return { kind: 'per-share', currency, precision: 2 };
    case 'shares':
      return { kind: 'count', scale: shareScaleOf(scale), precision: scale === 'units' ? 0 : 1 };
    case 'exchange_rate':
      return { kind: 'number', precision: 4 };
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

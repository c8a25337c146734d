import { fieldUnit, type FigureFormat } from '@finance-analyst/figures';

/** The unit of a row whose cells do not show it: `USD m`, `USD`, `millions`; otherwise empty. */
export function rowUnit({ kind = 'number', scale = 'units', currency }: FigureFormat): string {
  return kind === 'rate' || kind === 'multiple' || kind === 'date' ? '' : fieldUnit(kind, scale, currency);
}

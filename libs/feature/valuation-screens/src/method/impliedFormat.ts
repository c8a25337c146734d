import type { FigureFormat, FigureScale } from '@finance-analyst/figures';
import { rowFormat } from './rowFormat.js';

/** The format of a figure that follows from the inputs of a panel; amounts are in the unit of the model, which the head names. */
export const impliedFormat = (
  format: FigureFormat,
  unit: { readonly currency: string; readonly scale: FigureScale },
): FigureFormat =>
  format.kind === 'amount' ? { ...format, ...rowFormat({ unit: 'amount' }, unit), unit: 'hidden' } : format;

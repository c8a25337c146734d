import type { FigureResult } from '@finance-analyst/figures';
import type { SavedModelsState } from '@finance-analyst/workspace';
import { messages } from './messages.js';

/** The number of models, once known. */
export const savedModelsFigure = ({ phase, rows, reason }: SavedModelsState): FigureResult =>
  phase === 'loaded' || rows.length > 0
    ? { ok: true, value: rows.length }
    : { ok: false, reason: reason ?? messages.documentsReading };

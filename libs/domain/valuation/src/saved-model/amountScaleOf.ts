import type { AmountScale } from '@finance-analyst/documents';
import { scaleOfHistory } from './scaleOfHistory.js';
import type { Valuation } from './Valuation.js';

/** The unit of every amount of a model on the screen: the model's own, so that no entry changes it. */
export const amountScaleOf = ({ body, history }: Pick<Valuation, 'body' | 'history'>): AmountScale =>
  body.amountScale ?? scaleOfHistory(history);

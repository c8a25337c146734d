import type { FigureScale } from '@finance-analyst/figures';
import { scaleOfHistory, type Valuation } from '@finance-analyst/valuation';

/** The scale of every amount of a model on screen: the model's own, so that no entry changes it. */
export const figureScaleOf = ({ body, history }: Pick<Valuation, 'body' | 'history'>): FigureScale =>
  body.amountScale ?? scaleOfHistory(history);

import { chooseScale, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from './Valuation.js';

/** The scale of every amount of a model on screen: chosen by the largest that stand beside each other. */
export const figureScaleOf = ({ evaluator }: Valuation): FigureScale =>
  chooseScale([evaluator.read('revenue', 1), evaluator.read('enterprise_value')]);

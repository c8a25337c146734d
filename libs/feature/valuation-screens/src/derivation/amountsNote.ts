import { scaleLabel } from '@finance-analyst/figures';
import { figureScaleOf } from '../model/figureScaleOf.js';
import type { Valuation } from '../model/Valuation.js';

/** The unit of the amounts in a derivation, which has rates and figures per share beside them. */
export const amountsNote = (valuation: Valuation): string =>
  `amounts in ${scaleLabel(figureScaleOf(valuation), valuation.body.currency)}`;

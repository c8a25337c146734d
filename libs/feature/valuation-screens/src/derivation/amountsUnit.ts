import { scaleLabel } from '@finance-analyst/figures';
import { figureScaleOf } from '../model/figureScaleOf.js';
import type { Valuation } from '../model/Valuation.js';

/** The unit of the amounts in a derivation: `USD m`. Rates and figures per share have their own. */
export const amountsUnit = (valuation: Valuation): string =>
  scaleLabel(figureScaleOf(valuation), valuation.body.currency);

import { scaleLabel } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { figureScaleOf } from '../model/figureScaleOf.js';

/** The unit of the amounts in a derivation: `USD m`. Rates and figures per share have their own. */
export const amountsUnit = (valuation: Valuation): string =>
  scaleLabel(figureScaleOf(valuation), valuation.body.currency);

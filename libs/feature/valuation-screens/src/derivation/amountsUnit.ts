import { scaleLabel } from '@finance-analyst/figures';
import { amountScaleOf, type Valuation } from '@finance-analyst/valuation';

/** The unit of the amounts in a derivation: `USD m`. Rates and figures per share have their own. */
export const amountsUnit = (valuation: Valuation): string =>
  scaleLabel(amountScaleOf(valuation), valuation.body.currency);

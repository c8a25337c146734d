import type { ValuationModelBody } from '@finance-analyst/documents';
import type { FigureScale } from '@finance-analyst/figures';
import type { HistoricalYear } from '@finance-analyst/valuation';
import { withoutField } from '../assumptions/withoutField.js';
import { scaleOfHistory } from './scaleOfHistory.js';

/** The model in a unit that the analyst chose; back in the one that it was made with it is as it was. */
export function withScale(
  body: ValuationModelBody,
  amountScale: FigureScale,
  history: readonly Pick<HistoricalYear, 'figures'>[],
): ValuationModelBody {
  if (body.amountScale === amountScale) return body;
  const unmarked = { ...withoutField(body, 'isAmountScaleChosen'), amountScale };
  return amountScale === scaleOfHistory(history) ? unmarked : { ...unmarked, isAmountScaleChosen: true };
}

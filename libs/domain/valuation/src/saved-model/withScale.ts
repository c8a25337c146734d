import type { AmountScale, ValuationModelBody } from '@finance-analyst/documents';
import type { HistoricalYear } from '../history/HistoricalYear.js';
import { withoutField } from '../editing/withoutField.js';
import { scaleOfHistory } from './scaleOfHistory.js';

/** The model in a unit chosen by the analyst; choosing the original unit removes the choice. */
export function withScale(
  body: ValuationModelBody,
  amountScale: AmountScale,
  history: readonly Pick<HistoricalYear, 'figures'>[],
): ValuationModelBody {
  if (body.amountScale === amountScale) return body;
  const unmarked = { ...withoutField(body, 'isAmountScaleChosen'), amountScale };
  return amountScale === scaleOfHistory(history) ? unmarked : { ...unmarked, isAmountScaleChosen: true };
}

import type { AmountScale, ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { withoutField } from '../editing/withoutField.js';
import { proposedScale } from './proposedScale.js';

/** The model in a unit chosen by the analyst; choosing the original unit removes the choice. */
export function withScale(
  body: ValuationModelBody,
  amountScale: AmountScale,
  fundamentals: CompanyFundamentals,
): ValuationModelBody {
  if (body.amountScale === amountScale) return body;
  const unmarked = { ...withoutField(body, 'isAmountScaleChosen'), amountScale };
  return amountScale === proposedScale(fundamentals) ? unmarked : { ...unmarked, isAmountScaleChosen: true };
}

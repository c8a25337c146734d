import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** Whether a model uses sample data: its statements or its price. */
export const isSampleValuation = (
  { priceSnapshot }: ValuationModelBody,
  { source }: CompanyFundamentals,
): boolean => source === 'sample' || priceSnapshot?.source === 'sample';

import type { PriceSnapshot } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** Days by which the newest filing may follow the price before the two no longer belong together. */
const longestGapDays = 100;
const dayMs = 86_400_000;

/** Whether a price is too old to be compared with the filings that a model is made of. */
export const isOlderThanFilings = (price: PriceSnapshot, { lastFiled }: CompanyFundamentals): boolean =>
  (Date.parse(lastFiled) - Date.parse(price.asOf.slice(0, 10))) / dayMs > longestGapDays;

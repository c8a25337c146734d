import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Valuation } from '@finance-analyst/valuation';
import { importedSource } from './importedSource.js';
import { isEntered } from './isEntered.js';

/** Whether a price names its source beside it: the analyst gave or imported it, or one of price and statements is sample data. */
export const isOtherOrigin = (
  price: PriceSnapshot,
  { fundamentals }: Pick<Valuation, 'fundamentals'>,
): boolean =>
  isEntered(price) ||
  price.source === importedSource ||
  (price.source === 'sample') !== (fundamentals.source === 'sample');

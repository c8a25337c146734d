import type { SearchResult } from '@finance-analyst/components';
import type { ModelInstrument } from '@finance-analyst/documents';
import { isCompany } from './isCompany.js';

/** The companies found that are neither the company of the model nor one of its peers. */
export const offeredPeers = (
  found: readonly SearchResult[],
  present: readonly Pick<ModelInstrument, 'symbol' | 'market'>[],
): readonly SearchResult[] => found.filter(({ id }) => !present.some((company) => isCompany(id, company)));

import type { InstrumentSearchResponse } from '@finance-analyst/contracts';
import type { SearchState } from '@finance-analyst/components';
import { companyResults } from './companyResults.js';

/** Results of an earlier answer that match a longer query, shown until that query is answered. */
export function earlierResults(
  answer: InstrumentSearchResponse | undefined,
  query: string,
): SearchState['results'] {
  const words = query.toLowerCase();
  return companyResults(answer).filter(
    ({ id, title }) => id.toLowerCase().startsWith(words) || title.toLowerCase().includes(words),
  );
}

import type { InstrumentSearchResponse } from '@finance-analyst/contracts';
import type { SearchState } from '@finance-analyst/components';
import { companyResults } from './companyResults.js';

/** What an earlier answer holds for a longer query, to choose from until that query is answered itself. */
export function earlierResults(
  answer: InstrumentSearchResponse | undefined,
  query: string,
): SearchState['results'] {
  const words = query.toLowerCase();
  return companyResults(answer).filter(
    ({ id, title }) => id.toLowerCase().startsWith(words) || title.toLowerCase().includes(words),
  );
}

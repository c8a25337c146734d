import type { SearchState } from '@finance-analyst/components';
import { messages } from '../messages.js';

/** Search results with a mark at the companies that open without a network. */
export const markStored = (
  results: SearchState['results'],
  stored: ReadonlySet<string> | null,
): SearchState['results'] =>
  results.map((result) =>
    stored?.has(result.id)
      ? { ...result, mark: [result.mark, messages.onDevice].filter(Boolean).join(' · ') }
      : result,
  );

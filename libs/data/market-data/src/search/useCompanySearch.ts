import type { SearchState } from '@finance-analyst/components';
import { InPageNavigationContext, workbenchPath } from '@finance-analyst/navigation';
import { use, useMemo, useState } from 'react';
import { useSearchInstrumentsQuery } from '../api/answerHooks.js';
import { companyResults } from './companyResults.js';
import { earlierResults } from './earlierResults.js';
import { useSettled } from './useSettled.js';

const typingPauseMs = 150;

/** A search field's state: it queries when the person pauses, and opens the chosen company's valuation. */
export function useCompanySearch(): SearchState {
  const navigate = use(InPageNavigationContext);
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const asked = useSettled(wanted, typingPauseMs);
  const { currentData, data, isFetching, error, refetch } = useSearchInstrumentsQuery(asked, {
    skip: asked === '',
  });
  const isWaiting = isFetching || asked !== wanted;

  return useMemo(
    () => ({
      query,
      onQueryChange: setQuery,
      results:
        wanted === ''
          ? []
          : isWaiting
            ? earlierResults(data?.data, wanted)
            : companyResults(currentData?.data),
      status: wanted === '' ? 'idle' : isWaiting ? 'loading' : error ? 'failed' : 'ready',
      ...(error?.message ? { failureMessage: error.message } : {}),
      onRetry: () => void refetch(),
      onSelect: (symbol) => {
        setQuery('');
        navigate?.(workbenchPath(symbol));
      },
    }),
    [query, wanted, isWaiting, currentData, data, error, refetch, navigate],
  );
}

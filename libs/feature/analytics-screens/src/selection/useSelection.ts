import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AnalyticsSelection, readSelection, writeSelection } from './AnalyticsSelection.js';

/** The selection that the address has, and a way to change parts of it. */
export function useSelection(): readonly [
  selection: AnalyticsSelection,
  change: (part: Partial<AnalyticsSelection>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const selection = useMemo(() => readSelection(query), [query]);
  const change = useCallback(
    (part: Partial<AnalyticsSelection>) => {
      setQuery((before) => writeSelection(before, { ...readSelection(before), ...part }), { replace: true });
    },
    [setQuery],
  );
  return [selection, change];
}

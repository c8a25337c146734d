import { useCallback, useRef, useState, type ReactElement } from 'react';
import { createDeferredComponent } from '../deferred/createDeferredComponent.js';
import type { SearchComboboxProps } from './SearchComboboxProps.js';
import { SearchStandIn } from './SearchStandIn.js';
import type { UnfinishedEntry } from './UnfinishedEntry.js';

const DeferredSearchCombobox = createDeferredComponent(
  async () => (await import('./LoadedSearchCombobox.js')).LoadedSearchCombobox,
);

/**
 * A search field with suggestions. The caller searches; this shows results, none, searching or failed. Until first
 * use a plain field replaces it, so that a page can show one without loading the code of the list.
 */
export function SearchCombobox(props: SearchComboboxProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const unfinished = useRef<UnfinishedEntry | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const load = useCallback(() => {
    setWanted(true);
  }, []);
  const giveUp = useCallback(() => {
    setWanted(false);
  }, []);
  const leave = useCallback((entry: UnfinishedEntry) => {
    unfinished.current = entry;
  }, []);
  const enter = useCallback((from: Element | null) => {
    cameFrom.current = from;
  }, []);
  const origin = useCallback(() => cameFrom.current, []);
  const takeUnfinished = useCallback(() => {
    const entry = unfinished.current;
    unfinished.current = null;
    return entry;
  }, []);
  return (
    <DeferredSearchCombobox
      isWanted={isWanted}
      onLoadFailure={giveUp}
      props={{ ...props, takeUnfinished, onEnter: enter, origin }}
      fallback={<SearchStandIn {...props} onApproach={load} onLeave={leave} onEnter={enter} />}
    />
  );
}

import { useContext, useEffect, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { SearchComboboxProps } from './SearchComboboxProps.js';
import type { AwaitedKey } from './UnfinishedEntry.js';

/** Handles a key pressed during a search once the search is done. Inside a combobox only. */
export function useAwaitedKey(
  awaitedKey: RefObject<AwaitedKey | null>,
  { status, results, onSelect }: Pick<SearchComboboxProps, 'status' | 'results' | 'onSelect'>,
): void {
  const combobox = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (!combobox || status !== 'ready' || awaitedKey.current === null) return;
    const [best] = results;
    // The list renders new results one render later.
    if (best && !combobox.collection.getItem(best.id)) return;
    const key = awaitedKey.current;
    awaitedKey.current = null;
    if (!best) return;
    if (key === 'Enter') onSelect(best.id);
    else {
      combobox.open(null, 'input');
      combobox.selectionManager.setFocusedKey(best.id);
    }
  }, [awaitedKey, combobox, status, results, onSelect]);
}

import { useContext, useLayoutEffect, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Opens the list for text typed before it was loaded. Inside a combobox only. */
export function useOpenList(wasInUse: RefObject<boolean>, query: string): void {
  const combobox = useContext(ComboBoxStateContext);
  // In the commit that shows the field: a key pressed before a later effect would find a closed list.
  useLayoutEffect(() => {
    // React Aria also renders its children once to collect the list's items, without a state.
    if (!combobox) return;
    if (wasInUse.current && query !== '') combobox.open(null, 'input');
    wasInUse.current = false;
  }, [combobox, query, wasInUse]);
}

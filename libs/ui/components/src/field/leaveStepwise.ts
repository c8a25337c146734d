import type { KeyboardEvent } from 'react';
import type { SearchComboboxProps } from './SearchComboboxProps.js';

interface Leaving extends Pick<SearchComboboxProps, 'query' | 'onQueryChange'> {
  /** What had the focus before; null if the field was not reached by a shortcut. */
  readonly origin: (() => Element | null) | null;
}

/** Escape in a search with a closed list clears the text; in an empty field it returns the focus. */
export function leaveStepwise(
  event: KeyboardEvent<HTMLInputElement>,
  { query, onQueryChange, origin }: Leaving,
): void {
  if (query === '' && !origin) return;
  event.preventDefault();
  event.stopPropagation();
  if (query !== '') {
    onQueryChange('');
    return;
  }
  const opener = origin?.();
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else event.currentTarget.blur();
}

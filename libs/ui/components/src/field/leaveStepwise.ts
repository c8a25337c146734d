import type { KeyboardEvent } from 'react';
import type { SearchComboboxProps } from './SearchComboboxProps.js';

interface Leaving extends Pick<SearchComboboxProps, 'query' | 'onQueryChange'> {
  /** What had the focus before; null where the field is not one that is jumped to. */
  readonly origin: (() => Element | null) | null;
}

/** Escape in a search whose list is closed clears the text; from an empty field it gives the focus back. */
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

import type { StoredValue } from '@finance-analyst/stored-entries';

/** More than that is not copied: it would take the room of what is still recorded. */
const mostCharacters = 200_000;

/**
 * Keeps a damaged text beside its entry, so that the entry can be used again. False, and nothing is touched, where
 * something was set aside before, the text is too long or the device is full.
 */
export const setAside = (aside: StoredValue<string | null>, text: string): boolean =>
  text.length <= mostCharacters && aside.state() === 'absent' && aside.write(text).ok;

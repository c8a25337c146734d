import type { StoredValue } from '@finance-analyst/stored-entries';

/** Longer values are not copied: they would take the space of new events. */
const mostCharacters = 200_000;

/**
 * Keeps a damaged text beside its entry, so that the entry can be used again. False, and nothing is touched, where
 * something was set aside before, the text is too long or the device is full.
 */
export const setAside = (aside: StoredValue<string | null>, text: string): boolean =>
  text.length <= mostCharacters && aside.state() === 'absent' && aside.write(text).ok;

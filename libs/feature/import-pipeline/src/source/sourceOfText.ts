import type { ImportSource } from './ImportSource.js';

/** Pasted text as a source. */
export const sourceOfText = (text: string, name: string): ImportSource => ({
  name,
  read: () => Promise.resolve(new TextEncoder().encode(text)),
});

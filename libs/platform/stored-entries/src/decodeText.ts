import type { StoredEntry } from './StoredEntry.js';

/** What a text holds: the value of its JSON, or the text itself where it is not JSON. */
export function decodeText(text: string | null, form: StoredEntry['form']): unknown {
  if (text === null) return undefined;
  if (form === 'text') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

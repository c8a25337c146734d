import type { StoredEntry } from './StoredEntry.js';

/** The value of a text: its JSON, or the text itself if it is not JSON or too long. */
export function decodeText(
  text: string | null,
  { form, mostCharacters }: Pick<StoredEntry, 'form' | 'mostCharacters'>,
): unknown {
  if (text === null) return undefined;
  if (form === 'text' || text.length > mostCharacters) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

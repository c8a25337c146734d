import type { StoredEntry } from './StoredEntry.js';

/** What a text holds: the value of its JSON, or the text itself where it is not JSON or longer than the entry may be. */
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

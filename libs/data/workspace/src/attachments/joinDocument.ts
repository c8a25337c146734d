import { joinChunks } from '@finance-analyst/documents';
import { type AttachmentNames, hashesOf } from './AttachmentNames.js';
import type { AttachmentTexts } from './readAttachments.js';
import { rememberedValue, rememberText } from './rememberedText.js';

function parseOnce(hash: string, text: string): unknown {
  const stored = { hash, text };
  const known = rememberedValue(stored);
  if (known) return known;
  const value: unknown = JSON.parse(text);
  rememberText(value, stored);
  return value;
}

/** The value of a field from its text, or from those of its chunks; throws where one is missing or garbled. */
function valueOf(listed: string, found: unknown): unknown {
  const hashes = hashesOf(listed);
  const texts: readonly unknown[] = hashes.length === 1 ? [found] : Array.isArray(found) ? found : [];
  const values = hashes.map((hash, index) => {
    const text = texts[index];
    if (typeof text !== 'string') throw new Error('An attachment is missing.');
    return parseOnce(hash, text);
  });
  if (values.length === 1) return values[0];
  const joined = joinChunks(values);
  if (!joined) throw new Error('A chunk is not a list.');
  return joined;
}

/** Puts the attachments back into a document; null where a text is missing or garbled. */
export function joinDocument(
  light: Readonly<Record<string, unknown>>,
  names: AttachmentNames,
  texts: AttachmentTexts,
): Readonly<Record<string, unknown>> | null {
  const fields: [string, unknown][] = [];
  for (const [field, listed] of Object.entries(names)) {
    try {
      fields.push([field, valueOf(listed, texts[field])]);
    } catch {
      return null;
    }
  }
  if (fields.length === 0) return light;
  return { ...light, body: { ...(light['body'] as object), ...Object.fromEntries(fields) } };
}

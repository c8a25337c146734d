import type { AttachmentNames } from './AttachmentNames.js';
import type { AttachmentTexts } from './readAttachments.js';
import { rememberHash } from './rememberedHash.js';

export type ParseText = (text: string) => unknown;

/** Puts the attachments back into a document; null where a text is missing or garbled. */
export function joinDocument(
  light: Readonly<Record<string, unknown>>,
  names: AttachmentNames,
  texts: AttachmentTexts,
  parse: ParseText = JSON.parse,
): Readonly<Record<string, unknown>> | null {
  const fields: [string, unknown][] = [];
  for (const [field, hash] of Object.entries(names)) {
    const text = texts[field];
    if (typeof text !== 'string') return null;
    try {
      const value = parse(text);
      rememberHash(value, hash);
      fields.push([field, value]);
    } catch {
      return null;
    }
  }
  if (fields.length === 0) return light;
  return { ...light, body: { ...(light['body'] as object), ...Object.fromEntries(fields) } };
}

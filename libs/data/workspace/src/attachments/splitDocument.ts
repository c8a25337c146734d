import { type AnalystDocument, splitAttachments } from '@finance-analyst/documents';
import type { AttachmentNames } from './AttachmentNames.js';
import type { HashText } from './createContentHasher.js';
import { rememberedText, rememberText, type StoredText } from './rememberedText.js';

/** A heavy field of a body, or a chunk of one, to be stored apart under its hash. */
export interface Attachment extends StoredText {
  readonly field: string;
  readonly value: object;
  readonly isChunk: boolean;
}

export interface SplitDocument {
  /** The document without its attachments. */
  readonly light: Readonly<Record<string, unknown>>;
  readonly attachments: readonly Attachment[];
}

function storedTextOf(value: object, hash: HashText): StoredText | null {
  const known = rememberedText(value);
  if (known) return known;
  const text = JSON.stringify(value);
  const computed = hash(text);
  if (computed === null) return null;
  const stored = { hash: computed, text };
  rememberText(value, stored);
  return stored;
}

/** Takes the attachments out of a document. What has no hash yet stays in the body, as a light value does. */
export function splitDocument(document: AnalystDocument, hash: HashText): SplitDocument {
  const { light, attachments } = splitAttachments(document, (value) => storedTextOf(value, hash));
  return { light, attachments: attachments.map(({ name, ...attachment }) => ({ ...attachment, ...name })) };
}

/** What a record says of the attachments of its document. */
export function namesOf(attachments: readonly Attachment[]): AttachmentNames {
  const names = new Map<string, string>();
  for (const { field, hash } of attachments) {
    const before = names.get(field);
    names.set(field, before === undefined ? hash : `${before},${hash}`);
  }
  return Object.fromEntries(names);
}

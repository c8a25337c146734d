import { type AnalystDocument, documentKinds } from '@finance-analyst/documents';
import type { AttachmentNames } from './AttachmentNames.js';
import type { HashText } from './createContentHasher.js';
import { rememberedHash, rememberHash } from './rememberedHash.js';

/** A heavy field of a body, to be stored apart under its hash. */
export interface Attachment {
  readonly field: string;
  readonly hash: string;
  readonly value: object;
}

export interface SplitDocument {
  /** The document without its attachments. */
  readonly light: Readonly<Record<string, unknown>>;
  readonly attachments: readonly Attachment[];
}

const hashOf = (value: object, hash: HashText): string | null => {
  const known = rememberedHash(value);
  if (known !== undefined) return known;
  const computed = hash(JSON.stringify(value));
  if (computed !== null) rememberHash(value, computed);
  return computed;
};

/** Takes the attachments of its kind out of a document. What has no hash yet stays in the body, as a light value does. */
export function splitDocument(document: AnalystDocument, hash: HashText): SplitDocument {
  const fields = documentKinds[document.kind].attachments;
  const attachments: Attachment[] = [];
  const light: [string, unknown][] = [];
  for (const [field, value] of Object.entries<unknown>({ ...document.body })) {
    const isHeavy = fields.includes(field) && typeof value === 'object' && value !== null;
    const name = isHeavy ? hashOf(value, hash) : null;
    if (isHeavy && name !== null) attachments.push({ field, hash: name, value });
    else light.push([field, value]);
  }
  return { light: { ...document, body: Object.fromEntries(light) }, attachments };
}

/** What a record says of the attachments of its document. */
export const namesOf = (attachments: readonly Attachment[]): AttachmentNames =>
  Object.fromEntries(attachments.map(({ field, hash }) => [field, hash]));

import { type AnalystDocument, type NamedAttachment, splitAttachments } from '@finance-analyst/documents';
import type { AttachmentNames } from './AttachmentNames.js';
import type { HashText } from './createContentHasher.js';
import { rememberedHash, rememberHash } from './rememberedHash.js';

/** A heavy field of a body, to be stored apart under its hash. */
export type Attachment = NamedAttachment<string>;

const hashOf = (value: object, hash: HashText): string | null => {
  const known = rememberedHash(value);
  if (known !== undefined) return known;
  const computed = hash(JSON.stringify(value));
  if (computed !== null) rememberHash(value, computed);
  return computed;
};

/** Takes the attachments out of a document. What has no hash yet stays in the body, as a light value does. */
export const splitDocument = (document: AnalystDocument, hash: HashText) =>
  splitAttachments(document, (value) => hashOf(value, hash));

/** What a record says of the attachments of its document. */
export const namesOf = (attachments: readonly Attachment[]): AttachmentNames =>
  Object.fromEntries(attachments.map(({ field, name }) => [field, name]));

import { type Chunk, chunksOf } from '../chunks/chunksOf.js';
import { type StoredDocument, documentKinds } from './documentKinds.js';
import { rulesOfKinds } from './rulesOfKinds.js';

/** A heavy field of a body, or a chunk of one, and the name it is stored under. */
export interface NamedAttachment<Name> {
  readonly field: string;
  readonly name: Name;
  readonly value: object;
  /** It is a part of the field's array, which the attachments of the field make up in their order. */
  readonly isChunk: boolean;
}

export interface WithoutAttachments<Name> {
  /** The document without its attachments. */
  readonly light: Readonly<Record<string, unknown>>;
  readonly attachments: readonly NamedAttachment<Name>[];
}

/** Arrays up to this length stay in the body. */
const mostRowsInBody = 1000;

/** The chunks of an array that its kind stores in chunks; null for anything else, or for few rows. */
function chunksIn({ kind }: StoredDocument, field: string, value: unknown): readonly Chunk[] | null {
  if (!Array.isArray(value) || value.length <= mostRowsInBody) return null;
  const keyed = rulesOfKinds[kind].rows.find(
    ({ path, isChunked }) => isChunked && path.length === 1 && path[0] === field,
  );
  return keyed ? chunksOf(value, keyed.id) : null;
}

/**
 * Takes the heavy fields of its kind out of a document, and long arrays in chunks. A field that is empty, no object, or
 * without a name for it or for one of its chunks stays in the body.
 */
export function splitAttachments<Name>(
  document: StoredDocument,
  nameOf: (value: object) => Name | null,
): WithoutAttachments<Name> {
  const fields = documentKinds[document.kind].attachments;
  const attachments: NamedAttachment<Name>[] = [];
  const light: [string, unknown][] = [];
  const named = (field: string, values: readonly object[], isChunk: boolean): boolean => {
    const found: NamedAttachment<Name>[] = [];
    for (const value of values) {
      const name = nameOf(value);
      if (name === null) return false;
      found.push({ field, name, value, isChunk });
    }
    attachments.push(...found);
    return true;
  };
  for (const [field, value] of Object.entries<unknown>({ ...document.body })) {
    const isHeavy =
      fields.includes(field) && typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    const chunks = chunksIn(document, field, value);
    const isTaken =
      (isHeavy && named(field, [value], false)) || (chunks !== null && named(field, chunks, true));
    if (!isTaken) light.push([field, value]);
  }
  return { light: { ...document, body: Object.fromEntries(light) }, attachments };
}

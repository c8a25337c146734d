import { type AnalystDocument, documentKinds } from './documentKinds.js';

/** A heavy field of a body, and the name it is stored under. */
export interface NamedAttachment<Name> {
  readonly field: string;
  readonly name: Name;
  readonly value: object;
}

export interface WithoutAttachments<Name> {
  /** The document without its attachments. */
  readonly light: Readonly<Record<string, unknown>>;
  readonly attachments: readonly NamedAttachment<Name>[];
}

/** Takes the heavy fields of its kind out of a document. One that is empty, no object, or without a name stays in the body. */
export function splitAttachments<Name>(
  document: AnalystDocument,
  nameOf: (value: object) => Name | null,
): WithoutAttachments<Name> {
  const fields = documentKinds[document.kind].attachments;
  const attachments: NamedAttachment<Name>[] = [];
  const light: [string, unknown][] = [];
  for (const [field, value] of Object.entries<unknown>({ ...document.body })) {
    const isHeavy =
      fields.includes(field) && typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    const name = isHeavy ? nameOf(value) : null;
    if (isHeavy && name !== null) attachments.push({ field, name, value });
    else light.push([field, value]);
  }
  return { light: { ...document, body: Object.fromEntries(light) }, attachments };
}

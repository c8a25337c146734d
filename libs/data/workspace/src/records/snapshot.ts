import type { AnalystDocument } from '@finance-analyst/documents';

/**
 * The statements inside a model weigh a hundred times what the analyst edits, and rarely change. They are stored once
 * as text and shared by the revisions, so that fifty revisions and a draft at each pause cost little.
 */
const heavyField = 'fundamentalsSnapshot';

const texts = new WeakMap<object, string>();

const textOf = (snapshot: unknown): string | null => {
  if (snapshot === undefined) return null;
  if (typeof snapshot !== 'object' || snapshot === null) return JSON.stringify(snapshot);
  const known = texts.get(snapshot);
  if (known !== undefined) return known;
  const text = JSON.stringify(snapshot);
  texts.set(snapshot, text);
  return text;
};

export interface DetachedDocument {
  readonly light: Readonly<Record<string, unknown>>;
  readonly snapshotText: string | null;
}

export function detachSnapshot(document: AnalystDocument): DetachedDocument {
  const { [heavyField]: snapshot, ...body } = document.body;
  return { light: { ...document, body }, snapshotText: textOf(snapshot) };
}

export type ParseText = (text: string) => unknown;

/** Puts the snapshot back. `null` text leaves the document as it is. Throws on text that is not JSON. */
export function attachSnapshot(
  light: Readonly<Record<string, unknown>>,
  snapshotText: string | null,
  parse: ParseText = JSON.parse,
): unknown {
  if (snapshotText === null) return light;
  return {
    ...light,
    body: { ...(light['body'] as object), [heavyField]: parse(snapshotText) },
  };
}

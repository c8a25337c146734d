import type { AnalystDocument } from '@finance-analyst/documents';

const texts = new WeakMap<object, string>();

/** JSON with keys in order, so that two texts are equal when the values are. Written once for each object. */
function canonical(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  texts.set(value, text);
  return text;
}

/** The statements apart: versions share them, and they weigh a hundred times the rest. */
function contentOf(document: AnalystDocument): readonly string[] {
  const { fundamentalsSnapshot: snapshot, ...rest } = document.body;
  const restText = texts.get(document) ?? canonical(rest);
  texts.set(document, restText);
  const isLarge = typeof snapshot === 'object' && snapshot !== null;
  return [restText, isLarge ? canonical(snapshot) : JSON.stringify(snapshot)];
}

/** Whether two versions hold the same work, whoever stored them and when. */
export function sameContent(one: AnalystDocument, other: AnalystDocument): boolean {
  if (one.kind !== other.kind || one.title !== other.title) return false;
  const [rest, statements] = contentOf(one);
  const [otherRest, otherStatements] = contentOf(other);
  return rest === otherRest && statements === otherStatements;
}

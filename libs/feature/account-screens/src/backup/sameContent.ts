import { type AnalystDocument, documentKinds } from '@finance-analyst/documents';

const texts = new WeakMap<object, string>();

/** JSON with sorted keys, so equal values give equal texts. Written once per object. */
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

/** The text of each attachment by field: versions share them, and they are a hundred times larger than the rest. */
const attachmentTexts = ({ kind, body }: AnalystDocument): Readonly<Record<string, string | undefined>> => {
  const fields: Readonly<Record<string, unknown>> = { ...body };
  return Object.fromEntries(
    documentKinds[kind].attachments.map((field) => {
      const value = fields[field];
      const isLarge = typeof value === 'object' && value !== null;
      return [field, isLarge ? canonical(value) : JSON.stringify(value)];
    }),
  );
};

function restText(document: AnalystDocument): string {
  const { attachments } = documentKinds[document.kind];
  const rest = Object.entries(document.body).filter(([field]) => !attachments.includes(field));
  const text = texts.get(document) ?? canonical(Object.fromEntries(rest));
  texts.set(document, text);
  return text;
}

/** Whether two versions have the same content, whoever stored them and when. */
export function sameContent(one: AnalystDocument, other: AnalystDocument): boolean {
  if (one.kind !== other.kind || one.title !== other.title) return false;
  if (restText(one) !== restText(other)) return false;
  const otherTexts = attachmentTexts(other);
  return Object.entries(attachmentTexts(one)).every(([field, text]) => text === otherTexts[field]);
}

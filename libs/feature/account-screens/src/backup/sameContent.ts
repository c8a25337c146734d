import { type AnalystDocument, splitAttachments } from '@finance-analyst/documents';

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

interface ContentTexts {
  readonly light: string;
  /** Of the attachments and chunks: versions share them, and they are a hundred times larger than the rest. */
  readonly attachments: readonly string[];
}

const contents = new WeakMap<AnalystDocument, ContentTexts>();

function textsOf(document: AnalystDocument): ContentTexts {
  const known = contents.get(document);
  if (known) return known;
  const { light, attachments } = splitAttachments(document, canonical);
  const found = {
    light: canonical({ body: light['body'] }),
    attachments: attachments.flatMap(({ field, name }) => [field, name]),
  };
  contents.set(document, found);
  return found;
}

/** Whether two versions have the same content, whoever stored them and when. */
export function sameContent(one: AnalystDocument, other: AnalystDocument): boolean {
  if (one.kind !== other.kind || one.title !== other.title) return false;
  const [mine, theirs] = [textsOf(one), textsOf(other)];
  return (
    mine.light === theirs.light &&
    mine.attachments.length === theirs.attachments.length &&
    mine.attachments.every((text, index) => text === theirs.attachments[index])
  );
}

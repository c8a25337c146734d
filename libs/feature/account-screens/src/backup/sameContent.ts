import type { AnalystDocument } from '@finance-analyst/documents';

/** JSON with keys in order, so that two texts are equal when the values are. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether two versions hold the same work, whoever stored them and when. */
export const sameContent = (one: AnalystDocument, other: AnalystDocument): boolean =>
  one.kind === other.kind && one.title === other.title && canonical(one.body) === canonical(other.body);

/** Nesting levels that are stored. */
export const keptLevels = 16;

const storableText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Replaces values below the remaining levels with null. */
function storable(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((item) => storable(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [storableText(name), storable(item, levels - 1)]),
  );
}

/** A report as JSON that PostgreSQL accepts: no NUL characters, no lone surrogates, limited nesting. */
export const storableJson = (report: unknown): string => JSON.stringify(storable(report, keptLevels));

import { byFiling, type FiledFact } from './FiledFact.js';
import { isSameValue } from './isSameValue.js';

/**
 * The filings of one item that goes by several tags, in the order in which they became known: of each filing the
 * first tag that it gives.
 */
export function oneTagPerFiling(byTag: readonly (readonly FiledFact[])[]): readonly FiledFact[] {
  const filed = byTag.filter((facts) => facts.length > 0);
  if (filed.length < 2) return filed[0] ?? [];
  const seen = new Set<string>();
  return filed
    .flatMap((facts) => {
      const added = facts.filter(({ source }) => !seen.has(source.accession));
      for (const { source } of added) seen.add(source.accession);
      return added;
    })
    .sort(byFiling);
}

/**
 * The tags of a list that name one item with its first: without those that a filing gives beside an earlier one,
 * for the same days, with another value.
 */
export function tagsOfOneItem(
  tags: readonly string[],
  factsOf: (tag: string) => readonly FiledFact[],
): readonly string[] {
  const given = new Map<string, number>();
  return tags.filter((tag) => {
    const facts = factsOf(tag).map((fact) => ({ key: keyOf(fact), value: fact.value }));
    const isAnother = facts.some(({ key, value }) => {
      const before = given.get(key);
      return before !== undefined && !isSameValue(before, value);
    });
    if (isAnother) return false;
    for (const { key, value } of facts) if (!given.has(key)) given.set(key, value);
    return true;
  });
}

function keyOf({ source, start, end }: FiledFact): string {
  return `${source.accession} ${start} ${end}`;
}

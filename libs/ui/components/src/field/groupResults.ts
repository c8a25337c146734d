import type { SearchResult } from './SearchComboboxProps.js';

/** Results under a heading of their own. */
export interface SearchGroup {
  readonly id: string;
  readonly heading: string;
  readonly results: readonly SearchResult[];
}

/** The results by heading, in their order; those without a heading are separate. */
export function groupResults(results: readonly SearchResult[]): readonly (SearchResult | SearchGroup)[] {
  const headings = new Set<string>();
  return results.flatMap((result): readonly (SearchResult | SearchGroup)[] => {
    const { group } = result;
    if (group === undefined) return [result];
    if (headings.has(group)) return [];
    headings.add(group);
    const grouped = results.filter((other) => other.group === group);
    return [{ id: `group ${group}`, heading: group, results: grouped }];
  });
}

import type { SearchState } from '@finance-analyst/components';

type SearchResult = SearchState['results'][number];

/** The only company whose symbol or name is the typed text; null if there is none, or several. */
export function exactMatch(results: readonly SearchResult[], typed: string): SearchResult | null {
  const wanted = typed.trim().toLowerCase();
  const [match, ...others] = results.filter(({ id, title }) =>
    [id, title].some((text) => text.toLowerCase() === wanted),
  );
  return match && others.length === 0 ? match : null;
}

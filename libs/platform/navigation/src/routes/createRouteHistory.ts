/** The most visits stored; the oldest are dropped. */
export const keptVisits = 50;

/** The screens visited since the page was opened, oldest first, in memory only. */
export interface RouteHistory {
  /** Records the page at a path. The same path again is not a new visit. */
  visit(path: string): void;
  entries(): readonly string[];
}

export function createRouteHistory(): RouteHistory {
  let visits: readonly string[] = [];
  return {
    visit: (path) => {
      if (visits.at(-1) !== path) visits = [...visits, path].slice(-keptVisits);
    },
    entries: () => visits,
  };
}

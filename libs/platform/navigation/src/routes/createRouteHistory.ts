/** Visits that are kept; the oldest make room. */
export const keptVisits = 50;

/** Where a person has been in this page's life, oldest first. It is kept in memory and nowhere else. */
export interface RouteHistory {
  /** The page at a path is shown. The same path again is no new visit. */
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

const reference = /\b(?:src|href)="(\/assets\/[^"]+)"/g;

/** The built files that a page names: scripts, styles and what it preloads. */
export const pageFiles = (html: string): readonly string[] =>
  [...html.matchAll(reference)].flatMap(([, path]) => (path === undefined ? [] : [path]));

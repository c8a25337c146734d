const reference = /\b(?:src|href)="(\/assets\/[^"]+)"/g;

/** The built files named in a page: scripts, styles and preloads. */
export const pageFiles = (html: string): readonly string[] =>
  [...html.matchAll(reference)].flatMap(([, path]) => (path === undefined ? [] : [path]));

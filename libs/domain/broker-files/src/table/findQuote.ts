/** The sign that quotes cells: a single quote only if it encloses cells and the double quote does not. */
export const findQuote = (text: string): '"' | "'" =>
  !/(^|[,;\t|])"/m.test(text) && /(^|[,;\t|])'[^'\n]*'([,;\t|]|$)/m.test(text) ? "'" : '"';

/** More factors than this are hardly told apart. */
const mostSymbols = 10;

/** The symbols of an entry, separated by commas or spaces, each once. */
export const readSymbols = (text: string): readonly string[] =>
  [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/u)
        .filter(Boolean),
    ),
  ].slice(0, mostSymbols);

/** A possible argument of a command, with a label if the word alone is unclear. */
export type CommandWord = string | { readonly word: string; readonly label: string };

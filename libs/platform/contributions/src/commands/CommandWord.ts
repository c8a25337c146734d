/** A word that may stand after a command; with a label where the word alone does not say what it means. */
export type CommandWord = string | { readonly word: string; readonly label: string };

/** A piece of a text: a paragraph, a list, steps in order, a link, or terms with their meaning. Words in `backticks` are code. */
export type ProseBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly link: { readonly href: string; readonly label: string } }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

/** A part of a page with an address of its own: `/user-guide#saving`. */
export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}

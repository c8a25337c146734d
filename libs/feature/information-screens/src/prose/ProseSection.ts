/** A block of text: paragraph, list, steps, link, or terms with definitions. Words in `backticks` are code. */
export type ProseBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly link: { readonly href: string; readonly label: string } }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

/** A part of a page with its own address: `/user-guide#saving`. */
export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}

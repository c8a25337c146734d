/** An element of an OFX file: an aggregate with children, or a leaf with text. */
export interface OfxElement {
  readonly name: string;
  /** The line its tag begins on. */
  readonly line: number;
  /** Empty in aggregates. */
  readonly text: string;
  /** Its end is in the file, or it is a leaf, which needs none. */
  readonly isClosed: boolean;
  readonly children: readonly OfxElement[];
}

/** The elements of an OFX file, version 1 (SGML) or 2 (XML). */
export interface OfxDocument {
  readonly elements: readonly OfxElement[];
  /** The last line, if elements are open at the end of the file; null if it is complete. */
  readonly damage: { readonly line: number; readonly text: string } | null;
}

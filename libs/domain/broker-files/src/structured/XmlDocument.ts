/** An element with its attributes. */
export interface XmlElement {
  readonly name: string;
  /** Names of the elements around it, outermost first. */
  readonly path: readonly string[];
  /** The line its tag begins on. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of an XML file in their order, up to where it is no longer well-formed. */
export interface XmlDocument {
  readonly elements: readonly XmlElement[];
  /** Where the file stops being well-formed; null if it is to its end. */
  readonly damage: { readonly line: number; readonly text: string } | null;
}

/**
 * Fields of an object that form one fact, such as a price with its currency, day and source. They merge and
 * compare as a whole, so that no value gets a source that is not its own.
 */
export interface FactFields {
  /** The path to the object: field names from the body down, `*` for each row of a keyed array. */
  readonly path: readonly string[];
  readonly fields: readonly string[];
}

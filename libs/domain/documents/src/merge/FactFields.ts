/**
 * Fields of an object that state one fact together, such as a price with its currency, day and source. They merge and
 * are compared as a whole, so that no value stands beside a source that it does not have.
 */
export interface FactFields {
  /** Where the object is: field names from the body down, `*` for each row of a keyed array. */
  readonly path: readonly string[];
  readonly fields: readonly string[];
}

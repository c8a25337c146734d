/** An array of a body whose elements are rows: objects with an id, merged and compared one by one. */
export interface KeyedRows {
  /**
   * Where the array is: field names from the body down. `*` stands for each row of a keyed array above it, as in
   * `['positions', '*', 'lots']`.
   */
  readonly path: readonly string[];
  /** Field of a row that holds its id: a string, not empty, and unique in the array. */
  readonly id: string;
  /**
   * Field of a row that says where it stands: a number, or text in code unit order. Merging then sorts the array by
   * rank and id, and a move is a change of this field. Without one, the order of the array is merged.
   */
  readonly rank?: string;
}

/** An array of a body whose elements are rows: objects with an id, merged and compared one by one. */
export interface KeyedRows {
  /**
   * The path to the array: field names from the body down. `*` matches each row of a keyed array above it, as in
   * `['positions', '*', 'lots']`.
   */
  readonly path: readonly string[];
  /** The row's id field: a nonempty string, unique in the array. */
  readonly id: string;
  /**
   * The row's rank field: a number, or text in code unit order. Merging then sorts the array by
   * rank and id, and a move is a change of this field. Without one, the order of the array is merged.
   */
  readonly rank?: string;
  /** Each row is one value: what two versions changed in one row never mixes. */
  readonly isWhole?: true;
  /** Beyond a thousand rows, they are stored in chunks; for an array at the top of the body. */
  readonly isChunked?: true;
}

/** A cell by the ids of its row and its column. */
export interface CellAddress {
  readonly row: string;
  readonly column: string;
}

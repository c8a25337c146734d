/** A cell of a heat map, from 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

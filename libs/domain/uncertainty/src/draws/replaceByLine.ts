/** start + slope · figure */
export interface Line {
  readonly start: number;
  readonly slope: number;
}

/** Replaces each figure of a column by that on a line. */
export function replaceByLine(column: Float64Array, { start, slope }: Line): void {
  for (let at = 0; at < column.length; at += 1) column[at] = start + slope * (column[at] as number);
}

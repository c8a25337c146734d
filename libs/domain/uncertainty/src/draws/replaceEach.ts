/** Replaces each figure of a column. */
export function replaceEach(column: Float64Array, of: (figure: number) => number): void {
  for (let at = 0; at < column.length; at += 1) column[at] = of(column[at] as number);
}

/** Figures on days, rising. */
export interface DatedColumn {
  readonly days: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** By day, the last figure on or before it; NaN before the first. */
export function alignToDays(days: Int32Array, { days: given, values }: DatedColumn): Float64Array {
  const aligned = new Float64Array(days.length);
  let last = Number.NaN;
  let next = 0;
  for (let at = 0; at < days.length; at++) {
    for (; next < given.length && (given[next] as number) <= (days[at] as number); next++)
      last = values[next] as number;
    aligned[at] = last;
  }
  return aligned;
}

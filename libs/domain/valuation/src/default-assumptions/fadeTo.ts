/**
 * A value for each of `years` on the way from `start` to `end`, which the year after the last one has. With `speed` 1 in
 * equal steps; above 1 the way to `end` is shorter at first and longer later.
 */
export const fadeTo = (start: number, end: number, years: number, speed = 1): readonly number[] =>
  Array.from({ length: years }, (_, index) => end + (start - end) * (1 - index / years) ** speed);

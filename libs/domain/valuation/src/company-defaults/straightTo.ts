/** A value for each of `years` in equal steps from `start`, that of today, to `end`, that of the last year. */
export const straightTo = (start: number, end: number, years: number): readonly number[] =>
  Array.from({ length: years }, (_, index) => start + ((end - start) * (index + 1)) / years);

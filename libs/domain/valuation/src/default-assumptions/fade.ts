/** One rate for each year: equal steps from `start` in year 1 toward `end` in the year after the last. */
export const fade = (start: number, end: number, years: number): readonly number[] =>
  Array.from({ length: years }, (_, year) => start + ((end - start) * year) / years);

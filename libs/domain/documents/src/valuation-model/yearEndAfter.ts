const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The same day a number of years later, as an ISO date; February 29 becomes the 28th in a year without it. */
export function yearEndAfter(yearEnd: string, years: number): string {
  const year = Number(yearEnd.slice(0, 4)) + years;
  const day = yearEnd.slice(5);
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeapYear(year) ? '02-28' : day}`;
}

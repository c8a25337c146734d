/**
 * Days are stored as whole numbers, counted as spreadsheets count them: 1 is 31 December 1899, so that every day from
 * 1 March 1900 on has the number that Excel, LibreOffice and Google Sheets give it. Before that Excel counts a day that
 * never was, 29 February 1900, and after 9999 it counts no further; days outside are not dates here.
 */
export const calendarRange = { first: 61, last: 2_958_465 } as const;

export const isDayNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= calendarRange.first && value <= calendarRange.last;

/** What stands where a figure is missing. The reason stands beside it or behind it. */
export const missingMark = '–';
export const minusSign = '−';
/** Between a number and its unit, where no line breaks. */
export const unitSpace = '\u00a0';

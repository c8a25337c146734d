/** Shown in place of a missing figure, with the reason beside it or on request. */
export const missingMark = '–';
export const minusSign = '−';
/** Between a number and its unit, to prevent a line break. */
export const unitSpace = '\u00a0';

/** The letters of a column, counted from 0: A to Z, then AA. */
export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The address of a cell, row and column counted from 0: `C5`. */
export const cellAddress = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

/** `$C$5`, the same from wherever it is copied to. */
export const fixedAddress = (row: number, column: number): string => `$${columnLetters(column)}$${row + 1}`;

/** `D$5`, the same row wherever it is copied to. */
export const fixedRowAddress = (row: number, column: number): string => `${columnLetters(column)}$${row + 1}`;

/** `$D10:$H10`: columns that stay when the formula is filled to the right. */
export const rowRange = (row: number, first: number, last: number): string =>
  `$${columnLetters(first)}${row + 1}:$${columnLetters(last)}${row + 1}`;

/** `$D$10:$H$10`. */
export const fixedRange = (row: number, first: number, last: number): string =>
  `${fixedAddress(row, first)}:${fixedAddress(row, last)}`;

/** Whether a cell is a number in some notation, with or without a currency. */
export const isNumeric = (cell: string): boolean =>
  /^[^\p{L}\d]*\d[\d.,'’\s]*([eE][+-]?\d+)?\)?-?%?$/u.test(plain(cell));

const plain = (cell: string): string =>
  cell.replace(/^([+-]?)\s*[A-Z]{3}\s/, '$1').replace(/\s?(?:[A-Z]{3}|[$€£¥])$/, '');

import { type ChartFile, nameOnEverySystem } from '@finance-analyst/charts';
import { type CsvCell, csvText } from './csvText.js';

/** A file for spreadsheets: CSV in UTF-8 with the byte order mark that they expect. */
export const csvFile = (words: readonly string[], rows: readonly (readonly CsvCell[])[]): ChartFile => ({
  name: `${nameOnEverySystem(words.join(' '))}.csv`,
  content: new Blob(['\ufeff', csvText(rows)], { type: 'text/csv;charset=utf-8' }),
});

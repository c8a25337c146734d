import { csvText, type CsvCell } from '@finance-analyst/broker-files';
import { type ChartFile, nameOnEverySystem } from '@finance-analyst/charts';

/** A file for spreadsheets: CSV in UTF-8 with the byte order mark that they expect. */
export const csvFile = (words: readonly string[], rows: readonly (readonly CsvCell[])[]): ChartFile =>
  spreadsheetFile(words, csvText(rows));

/** The same of CSV text. */
export const spreadsheetFile = (words: readonly string[], text: string): ChartFile => ({
  name: `${nameOnEverySystem(words.join(' '))}.csv`,
  content: new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }),
});

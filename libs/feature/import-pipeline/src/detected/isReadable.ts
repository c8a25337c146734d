import type { FileReading } from '../worker/FileReading.js';

/** Whether there is something to import from: a file of a known layout, or a table with headings. */
export const isReadable = ({ layout, table }: FileReading): boolean =>
  layout !== null || (table !== null && table.columns.filter(({ id }) => id !== '').length > 1);

import type { FileReading } from '../worker/FileReading.js';

/** Under which the accounts of a file are remembered: its layout, or the headings of its table. */
export const sourceKeyOf = ({ layout, table }: Pick<FileReading, 'layout' | 'table'>): string =>
  layout?.id ?? table?.fingerprint ?? '';

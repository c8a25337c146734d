import { messages } from '../messages.js';
import type { WorkbookOptions } from '../WorkbookOptions.js';
import { textRow, type Row } from './textRow.js';

/** The title of a sheet, the mark of sample data, and remarks. */
export const titleRows = (
  { title, isSample }: WorkbookOptions,
  remarks: readonly string[] = [],
): readonly Row[] => [
  textRow([title], 'title'),
  ...(isSample === true ? [textRow([messages.sample], 'warning')] : []),
  ...remarks.map((text) => textRow([text], 'remark')),
];

import { readClipboardBlock } from '@finance-analyst/data-grid';
import { csvTextOf } from './csvTextOf.js';
import type { FilePreview } from './FilePreview.js';

const rowsShown = 12;

/** Enough for the first rows, however long the file is. */
const bytesRead = 65_536;

/** The first rows of a CSV file, as a spreadsheet would read them; null of a file that is not text. */
export async function readPreview(content: Blob): Promise<FilePreview | null> {
  if (!content.type.startsWith('text/csv')) return null;
  const isWhole = content.size <= bytesRead;
  const rows = readClipboardBlock(await csvTextOf(content.slice(0, bytesRead)), ',');
  // Where the file is cut its last row may be incomplete.
  const complete = isWhole ? rows : rows.slice(0, -1);
  return { rows: complete.slice(0, rowsShown), hasMore: !isWhole || complete.length > rowsShown };
}

import type { ClipboardBlock } from './readClipboardBlock.js';

/** Quotes a cell that would otherwise be read as several cells or as a quoted one. */
const quoted = (cell: string): string => (/["\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as text for a spreadsheet: tabs between cells, line breaks between rows. */
export const clipboardText = (block: ClipboardBlock): string =>
  block.map((row) => row.map(quoted).join('\t')).join('\n');

import type { ClipboardBlock } from './readClipboardBlock.js';

/** A cell that would be read as several, or as a quoted one, is in quotes. */
const quoted = (cell: string): string => (/["\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as text that a spreadsheet takes as cells: tabs between cells, lines between rows. */
export const clipboardText = (block: ClipboardBlock): string =>
  block.map((row) => row.map(quoted).join('\t')).join('\n');

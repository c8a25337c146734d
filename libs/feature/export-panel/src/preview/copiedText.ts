import { clipboardText, readClipboardBlock } from '@finance-analyst/data-grid';
import { csvTextOf } from './csvTextOf.js';

/** All cells of a CSV file with tabs between them, as spreadsheets paste them. */
export const copiedText = async (content: Blob): Promise<string> =>
  clipboardText(readClipboardBlock(await csvTextOf(content), ','));

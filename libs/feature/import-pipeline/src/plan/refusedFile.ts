import type { BrokerFile } from '@finance-analyst/broker-files';
import type { Result } from '@finance-analyst/foundation';
import type { ImportPlan } from './ImportPlan.js';

/**
 * The refused lines as a table in the file's own layout, with its title and headings, so that they can be corrected and
 * imported again.
 */
export function refusedFile(file: BrokerFile, { refused }: Pick<ImportPlan, 'refused'>): Result<string> {
  const { table } = file;
  if (!table) return { ok: false, reason: 'Only refused lines of a table can be downloaded in its layout.' };
  const own = [
    ...table.preamble.map(({ cells }) => cells),
    ...(table.headerLine ? [table.headerLine.cells] : []),
    // Titles and headings are refused in tables of no known layout; they are in the file already.
    ...refused.filter(({ line }) => line > (table.headerLine?.line ?? 0)).map(({ cells }) => cells),
  ];
  const { separator, quote } = table;
  const needsQuotes = (cell: string): boolean =>
    [separator, quote, '\n', '\r'].some((sign) => cell.includes(sign));
  const written = (cell: string): string =>
    needsQuotes(cell) ? `${quote}${cell.replaceAll(quote, quote + quote)}${quote}` : cell;
  return { ok: true, value: own.map((cells) => `${cells.map(written).join(separator)}\r\n`).join('') };
}

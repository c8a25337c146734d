import type { Result } from '@finance-analyst/foundation';
import { readXlsx } from 'hucre/xlsx';
import { archiveProblem } from './archiveProblem.js';
import { cellText } from './cellText.js';
import { isOlderWorkbook } from './isWorkbook.js';
import type { WorkbookTables } from './WorkbookTables.js';

/** Reads the visible sheets of an Excel workbook (XLSX). What cannot be read has a reason; nothing is thrown. */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<WorkbookTables>> {
  if (isOlderWorkbook(bytes))
    return {
      ok: false,
      reason:
        'The workbook is encrypted or of a version before Excel 2007. Save it as XLSX without a password.',
    };
  const problem = archiveProblem(bytes);
  if (problem !== null) return { ok: false, reason: problem };
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return {
      ok: true,
      value: {
        sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(cellText)) })),
      },
    };
  } catch {
    return { ok: false, reason: 'The file could not be read as an Excel workbook (XLSX).' };
  }
}

import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import { CannotBeWritten } from './excel-formula/CannotBeWritten.js';
import { layOutWorkbook } from './layOutWorkbook.js';
import { writeSpreadsheet } from './spreadsheet/writeSpreadsheet.js';
import type { WorkbookOptions } from './WorkbookOptions.js';

/**
 * The XLSX file of a model with its figures: live formulas for every line, value and check, with the results as the
 * engine has them, and the inputs with their sources. A part for which Excel has no form is a reason, and there is no
 * file.
 */
export async function createWorkbook(
  evaluator: Evaluator,
  options: WorkbookOptions,
): Promise<Result<Uint8Array>> {
  try {
    return { ok: true, value: await writeSpreadsheet(layOutWorkbook(evaluator, options)) };
  } catch (error) {
    if (error instanceof CannotBeWritten) return { ok: false, reason: error.message };
    throw error;
  }
}

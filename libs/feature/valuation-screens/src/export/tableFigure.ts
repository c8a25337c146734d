import type { Result } from '@finance-analyst/foundation';
import type { WorkbookTableFigure } from '@finance-analyst/model-workbook';

/** A figure as a table of the workbook has it: its value, or the reason there is none as a note. */
export const tableFigure = (found: Result<number>, kind: WorkbookTableFigure['kind']): WorkbookTableFigure =>
  found.ok ? { value: found.value, kind } : { value: null, kind, note: found.reason };

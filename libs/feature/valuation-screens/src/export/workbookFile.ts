import type { ChartFile } from '@finance-analyst/charts';
import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import { createWorkbook } from '@finance-analyst/model-workbook';
import type { workbookOf } from './workbookOf.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file of a workbook, or why Excel cannot hold it. Loaded with the first export. */
export async function workbookFile(
  evaluator: Evaluator,
  { fileName, options }: ReturnType<typeof workbookOf>,
): Promise<Result<ChartFile>> {
  const written = await createWorkbook(evaluator, options);
  if (!written.ok) return written;
  return {
    ok: true,
    value: { name: fileName, content: new Blob([new Uint8Array(written.value)], { type }) },
  };
}

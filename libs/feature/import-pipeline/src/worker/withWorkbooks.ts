import { isWorkbook } from '@finance-analyst/broker-files';
import type { WorkerPool } from '@finance-analyst/compute';
import type { ImportWorkers } from './ImportWorkers.js';
import type { WorkbookTasks } from './workbookTasks.js';

/**
 * Workers that read workbooks too: a worker of its own makes tables of them, so that its code loads with the first workbook
 * and files of text do not wait for it.
 */
export function withWorkbooks(
  importWorkers: ImportWorkers,
  workbookWorkers: Pick<WorkerPool<WorkbookTasks>, 'run'>,
): ImportWorkers {
  return {
    async run(task, options = {}) {
      const { bytes } = task.input;
      if (!isWorkbook(bytes)) return importWorkers.run(task, options);
      const { signal, transfer } = options;
      const opened = await workbookWorkers.run({ name: 'tables', input: { bytes } }, { signal, transfer });
      if (!opened.ok) return opened;
      if (!opened.value.ok) return { ok: false, code: 'failed', reason: opened.value.reason };
      const input = { ...task.input, bytes: new Uint8Array(), workbook: opened.value.value };
      return importWorkers.run({ ...task, input }, { ...options, transfer: [] });
    },
  };
}

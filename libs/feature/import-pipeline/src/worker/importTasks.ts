import { layouts, type ColumnMapping, type WorkbookTables } from '@finance-analyst/broker-files';
import type { TaskContext } from '@finance-analyst/compute';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { ImportChoices } from '../plan/ImportChoices.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { ignoredLines } from '../plan/ignoredLines.js';
import { filedInstruments } from '../plan/filedInstruments.js';
import { mostUsedCurrency } from '../plan/mostUsedCurrency.js';
import { planSteps } from '../plan/planSteps.js';
import { refusedFile } from '../plan/refusedFile.js';
import type { FileOptions } from './FileOptions.js';
import type { FileReading } from './FileReading.js';
import { previewOf } from './previewOf.js';
import { readFile } from './readFile.js';

export interface ReadTaskInput {
  readonly bytes: Uint8Array;
  /** In place of the bytes, if these are a workbook. */
  readonly workbook?: WorkbookTables;
  readonly options: FileOptions;
  /** Mappings of columns by the fingerprint of their table. */
  readonly remembered: Readonly<Record<string, ColumnMapping>>;
  /** Of lines that name none; null if the portfolio has none yet. */
  readonly currency: string | null;
}

export interface PlanTaskInput {
  readonly bytes: Uint8Array;
  /** In place of the bytes, if these are a workbook. */
  readonly workbook?: WorkbookTables;
  readonly options: FileOptions;
  readonly body: PortfolioBody;
  readonly fileName: string;
  readonly choices: ImportChoices;
}

export interface PlanTaskOutput {
  readonly plan: ImportPlan;
  /** The refused lines in the layout of the file; null if there are none, or the file is no table. */
  readonly refusedText: string | null;
}

/** Of the time that an import takes, the part that reading the file does. */
const readShare = 0.5;

/** The tasks of the worker that reads files and plans imports. Canceled between two steps, a plan has no output. */
export const importTasks = (createId: () => string) => ({
  read: async (
    { bytes, workbook, options, remembered, currency }: ReadTaskInput,
    { report, pause }: TaskContext,
  ) => {
    report(0);
    await pause();
    const { file, mapping } = readFile(workbook ?? bytes, options, remembered, currency);
    const reading: FileReading = {
      format: file.format,
      layout: file.layout,
      layouts: layouts.map(({ id, name }) => ({ id, name })),
      table: file.table && previewOf(file.table),
      mapping,
      currency: mostUsedCurrency(file.transactions.map(({ row }) => row.currency)),
      instruments: [...filedInstruments(file).values()].flatMap(({ filed, transactions }) =>
        transactions > 0 ? filed : [],
      ),
      transactions: file.transactions.length,
      refused: file.refused.length,
      ignored: ignoredLines(file.ignored),
      linesRead: file.linesRead,
      firstRefused: file.refused[0] ?? null,
    };
    report(1);
    return reading;
  },
  plan: async (
    { bytes, workbook, options, ...request }: PlanTaskInput,
    { report, pause, isCancelled }: TaskContext,
  ): Promise<PlanTaskOutput | null> => {
    report(0);
    await pause();
    const { file } = readFile(workbook ?? bytes, options);
    const steps = planSteps({ ...request, file, createId });
    report(readShare);
    await pause();
    for (let step = steps.next(); ; step = steps.next()) {
      if (isCancelled()) return null;
      if (step.done) {
        const plan = step.value;
        const refused = plan.refused.length > 0 ? refusedFile(file, plan) : null;
        report(1);
        return { plan, refusedText: refused?.ok ? refused.value : null };
      }
      report(readShare + step.value * (1 - readShare));
      await pause();
    }
  },
});

export type ImportTasks = ReturnType<typeof importTasks>;

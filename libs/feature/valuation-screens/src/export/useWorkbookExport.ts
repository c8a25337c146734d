import type { DocumentSaving } from '@finance-analyst/document-editing';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { ChartFile } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { loadWithRetry, type Wait } from '@finance-analyst/navigation';
import type { ExportedFile, FileExport } from './FileExport.js';
import { messages } from './messages.js';
import { useFileExport } from './useFileExport.js';
import type { workbookFile } from './workbookFile.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

export type LoadWorkbookFile = () => Promise<typeof workbookFile>;

export interface WorkbookExportOptions extends Pick<WorkbookSubject, 'base'> {
  /** Null if the model cannot be computed. */
  readonly valuation: WorkbookSubject['valuation'] | null;
  readonly saving: Pick<DocumentSaving<ValuationModelDocument>, 'document' | 'isEdited'>;
  readonly clock: () => Date;
  readonly onSaveFile: (file: ChartFile) => void;
  /** The code that writes it, and the pause between attempts to load it. */
  readonly load?: LoadWorkbookFile;
  readonly wait?: Wait;
}

const loadFromServer: LoadWorkbookFile = async () => (await import('./workbookFile.js')).workbookFile;

async function write(
  subject: WorkbookSubject,
  load: LoadWorkbookFile,
  wait: Wait | undefined,
): Promise<ExportedFile> {
  const loaded = await loadWithRetry(
    () => Promise.all([load(), import('./workbookOf.js').then(({ workbookOf }) => workbookOf)]),
    wait,
  );
  if (!loaded.ok) return { ok: false, problem: { reason: messages.notLoaded, isRetryable: true } };
  const [writeFile, workbookOf] = loaded.value;
  try {
    const file = await writeFile(subject.valuation.evaluator, workbookOf(subject));
    return file.ok
      ? { ok: true, file: file.value }
      : { ok: false, problem: { reason: messages.refused(file.reason), isRetryable: false } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { reason: messages.broken(reason), isRetryable: true } };
  }
}

/** The export of the open model as an Excel workbook. Its code is loaded with the first one. */
export function useWorkbookExport({
  valuation,
  base,
  saving: { document: model, isEdited },
  clock,
  onSaveFile,
  load = loadFromServer,
  wait,
}: WorkbookExportOptions): FileExport {
  const formatting = useFigureFormat();
  return useFileExport(
    valuation &&
      (() => write({ valuation, base, model, isEdited, formatting, createdAt: clock() }, load, wait)),
    onSaveFile,
  );
}

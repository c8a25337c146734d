import type { DocumentSaving } from '@finance-analyst/document-editing';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { ChartFile } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { loadWithRetry, type Wait } from '@finance-analyst/navigation';
import type { ExportedFile, FileExport } from '../export/FileExport.js';
import { messages } from '../export/messages.js';
import { useFileExport } from '../export/useFileExport.js';
import type { MemoSubject } from './MemoSubject.js';
import type { LoadMemoWorkers } from './MemoWorkers.js';

export interface MemoExportOptions extends Pick<MemoSubject, 'base'> {
  /** Null if the model cannot be computed. */
  readonly valuation: MemoSubject['valuation'] | null;
  readonly saving: Pick<DocumentSaving<ValuationModelDocument>, 'document' | 'isEdited'>;
  readonly clock: () => Date;
  readonly onSaveFile: (file: ChartFile) => void;
  readonly loadWorkers: LoadMemoWorkers;
  /** The pause between attempts to load what writes it. */
  readonly wait?: Wait | undefined;
}

const failure = (reason: string): ExportedFile => ({ ok: false, problem: { reason, isRetryable: true } });

async function write(
  subject: MemoSubject,
  loadWorkers: LoadMemoWorkers,
  wait: Wait | undefined,
): Promise<ExportedFile> {
  const loaded = await loadWithRetry(
    () => Promise.all([loadWorkers(), import('./memoOf.js').then(({ memoOf }) => memoOf)]),
    wait,
  );
  if (!loaded.ok) return failure(messages.notLoaded);
  const [workers, memoOf] = loaded.value;
  try {
    const { fileName, memo } = memoOf(subject);
    const written = await workers.run({ name: 'write', input: memo });
    if (!written.ok) return failure(messages.memoBroken(written.reason));
    const content = new Blob([new Uint8Array(written.value)], { type: 'application/pdf' });
    return { ok: true, file: { name: fileName, content } };
  } catch (error) {
    return failure(messages.memoBroken(error instanceof Error ? error.message : String(error)));
  }
}

/** The export of the open model as a memo. Its code is loaded with the first one. */
export function useMemoExport({
  valuation,
  base,
  saving: { document: model, isEdited },
  clock,
  onSaveFile,
  loadWorkers,
  wait,
}: MemoExportOptions): FileExport {
  const formatting = useFigureFormat();
  return useFileExport(
    valuation &&
      (() => write({ valuation, base, model, isEdited, formatting, createdAt: clock() }, loadWorkers, wait)),
    onSaveFile,
  );
}

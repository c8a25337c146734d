import type { ChartFile } from '@finance-analyst/charts';
import type { CommandOutcome } from '@finance-analyst/contributions';
import { useFigureFormat } from '@finance-analyst/figures';
import { loadWithRetry, type Wait } from '@finance-analyst/navigation';
import { useRef, useState } from 'react';
import type { Saving } from '../saving/Saving.js';
import { messages } from './messages.js';
import type { workbookFile } from './workbookFile.js';
import { workbookOf } from './workbookOf.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

/** What takes less than this shows no progress. */
export const slowAfterMs = 1000;

export interface WorkbookProblem {
  readonly reason: string;
  /** Another attempt can help. */
  readonly isRetryable: boolean;
}

export interface WorkbookExport {
  /** Writes the workbook of the model as it is on the screen. */
  readonly start: () => Promise<CommandOutcome>;
  /** Why there is nothing to write; null if there is. */
  readonly whyNot: string | null;
  /** It is being written, and has been for a while. */
  readonly isSlow: boolean;
  readonly problem: WorkbookProblem | null;
  readonly dismiss: () => void;
}

export type LoadWorkbookFile = () => Promise<typeof workbookFile>;

export interface WorkbookExportOptions {
  /** Null if the model cannot be computed. */
  readonly valuation: WorkbookSubject['valuation'] | null;
  readonly saving: Pick<Saving, 'document' | 'isEdited'>;
  readonly clock: () => Date;
  readonly onSaveFile: (file: ChartFile) => void;
  /** The code that writes it, and the pause between attempts to load it. */
  readonly load?: LoadWorkbookFile;
  readonly wait?: Wait;
}

const loadFromServer: LoadWorkbookFile = async () => (await import('./workbookFile.js')).workbookFile;

type Written =
  { readonly ok: true; readonly file: ChartFile } | { readonly ok: false; readonly problem: WorkbookProblem };

async function write(
  subject: WorkbookSubject,
  load: LoadWorkbookFile,
  wait: Wait | undefined,
): Promise<Written> {
  const loaded = await loadWithRetry(load, wait);
  if (!loaded.ok) return { ok: false, problem: { reason: messages.notLoaded, isRetryable: true } };
  try {
    const file = await loaded.value(subject.valuation.evaluator, workbookOf(subject));
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
  saving: { document: model, isEdited },
  clock,
  onSaveFile,
  load = loadFromServer,
  wait,
}: WorkbookExportOptions): WorkbookExport {
  const formatting = useFigureFormat();
  const [isSlow, setIsSlow] = useState(false);
  const [problem, setProblem] = useState<WorkbookProblem | null>(null);
  const running = useRef<Promise<CommandOutcome> | null>(null);

  const run = async (): Promise<CommandOutcome> => {
    if (!valuation) return { ok: false, reason: messages.notComputed, isOnScreen: true };
    setProblem(null);
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, slowAfterMs);
    const subject = { valuation, model, isEdited, formatting, createdAt: clock() };
    const written = await write(subject, load, wait);
    clearTimeout(timer);
    setIsSlow(false);
    if (!written.ok) {
      setProblem(written.problem);
      return { ok: false, reason: written.problem.reason, isOnScreen: true };
    }
    onSaveFile(written.file);
    return { ok: true, lines: [messages.exported(written.file.name)] };
  };
  return {
    start: () =>
      (running.current ??= run().finally(() => {
        running.current = null;
      })),
    whyNot: valuation ? null : messages.notComputed,
    isSlow,
    problem,
    dismiss: () => {
      setProblem(null);
    },
  };
}

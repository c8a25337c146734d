import type { ChartFile } from '@finance-analyst/charts';
import type { CommandOutcome } from '@finance-analyst/contributions';
import { useRef, useState } from 'react';
import type { ExportedFile, ExportProblem, FileExport } from './FileExport.js';
import { messages } from './messages.js';

/** What takes less than this shows no progress. */
export const slowAfterMs = 1000;

/** An export, once at a time; `write` is null if the model cannot be computed. */
export function useFileExport(
  write: (() => Promise<ExportedFile>) | null,
  onSaveFile: (file: ChartFile) => void,
): FileExport {
  const [isSlow, setIsSlow] = useState(false);
  const [problem, setProblem] = useState<ExportProblem | null>(null);
  const running = useRef<Promise<CommandOutcome> | null>(null);

  const run = async (): Promise<CommandOutcome> => {
    if (!write) return { ok: false, reason: messages.notComputed, isOnScreen: true };
    setProblem(null);
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, slowAfterMs);
    const written = await write();
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
    whyNot: write ? null : messages.notComputed,
    isSlow,
    problem,
    dismiss: () => {
      setProblem(null);
    },
  };
}

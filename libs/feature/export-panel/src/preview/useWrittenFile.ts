import { writeExport, type ExportSource } from '@finance-analyst/contributions';
import { useCallback, useEffect, useState } from 'react';
import { readPreview } from './readPreview.js';
import type { WrittenFile } from './WrittenFile.js';

const writing: WrittenFile = { phase: 'writing' };

/** Writes the file of a source, and again whenever the screen shows other figures of it. `id` tells sources apart. */
export function useWrittenFile(
  id: string,
  source: ExportSource,
  format: string,
): { readonly written: WrittenFile; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = `${id} ${format} ${String(attempt)}`;
  const [state, setState] = useState<{ readonly key: string; readonly written: WrittenFile }>({
    key,
    written: writing,
  });
  useEffect(() => {
    // It is written once the screen has it.
    if (source.obstacle) return undefined;
    let isCurrent = true;
    const write = async (): Promise<WrittenFile> => {
      const file = await writeExport(source, format);
      return file.ok
        ? { phase: 'written', file: file.value, preview: await readPreview(file.value.content) }
        : { phase: 'failed', reason: file.reason };
    };
    // A long table takes a while to write: the panel is drawn first.
    const timer = setTimeout(() => {
      void write().then((written) => {
        if (isCurrent) setState({ key, written });
      });
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, source, format]);
  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return { written: state.key === key ? state.written : writing, retry };
}

import { partNotLoaded } from '@finance-analyst/foundation';
import { useCallback, useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { ImportDependencies } from '../ImportDependencies.js';
import { messages } from '../messages.js';
import type { ImportSource } from '../source/ImportSource.js';
import type { FileOptions } from '../worker/FileOptions.js';
import type { ImportWorkers } from '../worker/ImportWorkers.js';
import type { ImportProblem, ImportState, Running } from './ImportState.js';

export interface ImportRun {
  readonly change: (changes: Partial<ImportState>) => void;
  /** Shows at once what begins, so that it is not begun twice, and stops what ran before. */
  readonly begin: (what: Running['what'], options?: FileOptions) => AbortController;
  /** Runs a task of the worker with the bytes of the file; null if it was canceled, or failed and that is shown. */
  readonly run: <Value>(
    kind: ImportProblem['kind'],
    source: ImportSource,
    controller: AbortController,
    task: (
      workers: ImportWorkers,
      bytes: Uint8Array<ArrayBuffer>,
      options: Parameters<ImportWorkers['run']>[1],
    ) => Promise<{ ok: true; value: Value } | { ok: false; code: string; reason: string }>,
  ) => Promise<Value | null>;
  readonly fail: (kind: ImportProblem['kind'], reason: string | null) => void;
  readonly stop: () => void;
}

/** Runs one task of an import at a time and shows its progress. Leaving the import stops it. */
export function useImportRun(
  loadImportWorkers: ImportDependencies['loadImportWorkers'],
  setState: Dispatch<SetStateAction<ImportState>>,
): ImportRun {
  const current = useRef<AbortController | null>(null);
  const stop = useCallback((): void => {
    current.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);
  const change = (changes: Partial<ImportState>): void => {
    setState((before) => ({ ...before, ...changes }));
  };
  const fail: ImportRun['fail'] = (kind, reason) => {
    change({ running: null, problem: { kind, reason } });
  };
  return {
    change,
    begin: (what, options) => {
      stop();
      const controller = new AbortController();
      current.current = controller;
      change({ running: { what, fraction: null, ...(options ? { options } : {}) }, problem: null });
      return controller;
    },
    run: async (kind, source, controller, task) => {
      const isCurrent = (): boolean => !controller.signal.aborted;
      if (!isCurrent()) return null;
      const [workers, bytes] = await Promise.all([
        loadImportWorkers().catch(() => null),
        source.read().catch(() => null),
      ]);
      if (!isCurrent()) return null;
      if (!workers || !bytes) {
        fail(kind, workers ? messages.fileGone : partNotLoaded);
        return null;
      }
      if (bytes.length === 0) {
        fail('empty', null);
        return null;
      }
      const outcome = await task(workers, bytes, {
        signal: controller.signal,
        transfer: [bytes.buffer],
        onProgress: (fraction) => {
          if (isCurrent())
            setState((before) => ({ ...before, running: before.running && { ...before.running, fraction } }));
        },
      });
      if (!isCurrent()) return null;
      if (outcome.ok) return outcome.value;
      if (outcome.code === 'cancelled') change({ running: null });
      else fail(kind, outcome.reason);
      return null;
    },
    fail,
    stop,
  };
}

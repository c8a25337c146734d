import type { Result } from '@finance-analyst/foundation';
import { useEffect, useRef, useState } from 'react';
import type { BenchmarkRun, RunBenchmark } from './RunBenchmark.js';

export type BenchmarkState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'ended'; readonly outcome: Result<BenchmarkRun> };

/** Runs one benchmark at a time; it stops when the screen closes. */
export function useBenchmark(runBenchmark: RunBenchmark) {
  const [state, setState] = useState<BenchmarkState>({ phase: 'idle' });
  const controller = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  const start = async () => {
    const current = new AbortController();
    const { signal } = current;
    controller.current = current;
    setState({ phase: 'running', done: 0 });
    const onProgress = (done: number) => {
      if (!signal.aborted) setState({ phase: 'running', done });
    };
    const outcome = await runBenchmark({ signal, onProgress }).catch((error: unknown) => ({
      ok: false as const,
      reason: error instanceof Error ? error.message : String(error),
    }));
    if (!signal.aborted) setState({ phase: 'ended', outcome });
  };

  const cancel = () => {
    controller.current?.abort();
    setState({ phase: 'cancelled' });
  };
  return { state, start: () => void start(), cancel };
}

import type { Worker } from 'node:worker_threads';
import type { Outcome } from '../model/CalculationOutcome.js';
import type { CalculationTask } from './Calculations.js';
import { readyMessage } from './readyMessage.js';

/** The part of a worker that a thread uses; Node's `Worker` satisfies it. */
export type CalculationWorker = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export type ThreadAnswer<Value = unknown> =
  { readonly ok: true; readonly outcome: Outcome<Value> } | ThreadFailure;

export type ThreadFailure =
  /** It ran out of time, ran out of memory, or failed before it could calculate. */
  | { readonly ok: false; readonly cause: 'too-slow' | 'too-heavy' | 'not-started' }
  /** It failed in its own code while calculating. */
  | { readonly ok: false; readonly cause: 'crashed'; readonly error: Error };

/** One-shot timers, replaceable in tests. */
export interface ThreadTimers {
  setTimeout(ring: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

const systemTimers: ThreadTimers = {
  setTimeout: (ring, delayMs) => globalThis.setTimeout(ring, delayMs),
  clearTimeout: (timer) => {
    globalThis.clearTimeout(timer as NodeJS.Timeout | undefined);
  },
};

export interface ThreadLimits {
  /** Limit for loading the thread. */
  readonly startLimitMs: number;
  /** The system's by default. */
  readonly timers?: ThreadTimers | undefined;
}

/** A worker thread that runs one calculation at a time. */
export interface CalculationThread {
  isAlive(): boolean;
  /** `timeLimitMs` counts from when the thread receives the task. */
  calculate(task: CalculationTask, timeLimitMs: number): Promise<ThreadAnswer>;
  stop(): void;
}

/** Starts a thread. After a timeout or a crash it cannot be used again. */
export function startThread(
  worker: CalculationWorker,
  { startLimitMs, timers = systemTimers }: ThreadLimits,
): CalculationThread {
  let isAlive = true;
  let isReady = false;
  let timer: unknown;
  let waiting:
    { task: CalculationTask; timeLimitMs: number; answer: (answer: ThreadAnswer) => void } | undefined;

  const finish = (answer: ThreadAnswer): void => {
    timers.clearTimeout(timer);
    const finished = waiting;
    waiting = undefined;
    finished?.answer(answer);
  };
  const end = (failure: ThreadFailure): void => {
    isAlive = false;
    void worker.terminate();
    finish(failure);
  };
  const endUnexpectedly = (error: Error): void => {
    if (!isAlive) return;
    if (!isReady) end({ ok: false, cause: 'not-started' });
    else if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      end({ ok: false, cause: 'too-heavy' });
    else end({ ok: false, cause: 'crashed', error });
  };
  const begin = (): void => {
    if (!waiting) return;
    timers.clearTimeout(timer);
    worker.postMessage(waiting.task);
    timer = timers.setTimeout(() => end({ ok: false, cause: 'too-slow' }), waiting.timeLimitMs);
  };

  worker.on('message', (message: typeof readyMessage | Outcome<unknown>) => {
    if (message !== readyMessage) return finish({ ok: true, outcome: message });
    isReady = true;
    begin();
  });
  worker.on('error', endUnexpectedly);
  worker.on('exit', (code) => {
    endUnexpectedly(new Error(`A calculation thread ended with code ${code}.`));
  });
  // An idle thread must not keep the server process alive.
  worker.unref();

  return {
    isAlive: () => isAlive,
    calculate: (task, timeLimitMs) =>
      new Promise((answer) => {
        if (!isAlive) return answer({ ok: false, cause: 'not-started' });
        waiting = { task, timeLimitMs, answer };
        if (isReady) begin();
        else timer = timers.setTimeout(() => end({ ok: false, cause: 'not-started' }), startLimitMs);
      }),
    stop: () => {
      if (isAlive) end({ ok: false, cause: 'not-started' });
    },
  };
}

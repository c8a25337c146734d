import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import type { Worker } from 'node:worker_threads';
import type { CalculationOutcome } from '../model/CalculationOutcome.js';
import { readyMessage } from './readyMessage.js';

/** The part of a worker that a thread uses; Node's `Worker` satisfies it. */
export type CalculationWorker = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export type ThreadAnswer = { readonly ok: true; readonly outcome: CalculationOutcome } | ThreadFailure;

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
  /** Limit for one calculation, from when the thread receives it. */
  readonly timeLimitMs: number;
  /** Limit for loading the thread. */
  readonly startLimitMs: number;
  /** The system's by default. */
  readonly timers?: ThreadTimers | undefined;
}

/** A worker thread that runs one calculation at a time. */
export interface CalculationThread {
  isAlive(): boolean;
  calculate(request: ModelCalculationRequest): Promise<ThreadAnswer>;
  stop(): void;
}

/** Starts a thread. After a timeout or a crash it cannot be used again. */
export function startThread(
  worker: CalculationWorker,
  { timeLimitMs, startLimitMs, timers = systemTimers }: ThreadLimits,
): CalculationThread {
  let isAlive = true;
  let isReady = false;
  let timer: unknown;
  let task: { request: ModelCalculationRequest; answer: (answer: ThreadAnswer) => void } | undefined;

  const finish = (answer: ThreadAnswer): void => {
    timers.clearTimeout(timer);
    const finished = task;
    task = undefined;
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
    if (!task) return;
    timers.clearTimeout(timer);
    worker.postMessage(task.request);
    timer = timers.setTimeout(() => end({ ok: false, cause: 'too-slow' }), timeLimitMs);
  };

  worker.on('message', (message: typeof readyMessage | CalculationOutcome) => {
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
    calculate: (request) =>
      new Promise((answer) => {
        if (!isAlive) return answer({ ok: false, cause: 'not-started' });
        task = { request, answer };
        if (isReady) begin();
        else timer = timers.setTimeout(() => end({ ok: false, cause: 'not-started' }), startLimitMs);
      }),
    stop: () => {
      if (isAlive) end({ ok: false, cause: 'not-started' });
    },
  };
}

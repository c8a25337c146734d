import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import { FairQueue } from './FairQueue.js';
import {
  startThread,
  type CalculationThread,
  type CalculationWorker,
  type ThreadAnswer,
  type ThreadFailure,
  type ThreadLimits,
} from './startThread.js';

export interface CalculationPoolOptions extends ThreadLimits {
  readonly createWorker: () => CalculationWorker;
  /** Maximum number of threads; they start on demand. */
  readonly size: number;
  /** Calculations that may wait for a thread, per client and in total; more are rejected. */
  readonly maximumWaiting: { readonly perClient: number; readonly inAll: number };
}

export type PoolFailure = ThreadFailure | { readonly ok: false; readonly cause: 'busy' };
export type PoolAnswer = ThreadAnswer | PoolFailure;

export interface CalculationPool {
  /** Calculates when a thread is free and it is this client's turn. */
  run(request: ModelCalculationRequest, client: string): Promise<PoolAnswer>;
  /** Stops all threads; running and waiting calculations resolve to `not-started`. */
  close(): void;
}

interface WaitingTask {
  readonly request: ModelCalculationRequest;
  readonly answer: (answer: PoolAnswer) => void;
}

/** Threads that calculate untrusted models. A killed thread is replaced on demand. */
export function createCalculationPool(options: CalculationPoolOptions): CalculationPool {
  const waiting = new FairQueue<WaitingTask>(options.maximumWaiting);
  const idle: CalculationThread[] = [];
  const busy = new Set<CalculationThread>();
  let isClosed = false;

  function freeThread(): CalculationThread | undefined {
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (thread.isAlive()) return thread;
    return busy.size < options.size ? startThread(options.createWorker(), options) : undefined;
  }

  async function serve(thread: CalculationThread, { request, answer }: WaitingTask): Promise<void> {
    busy.add(thread);
    answer(await thread.calculate(request));
    busy.delete(thread);
    idle.push(thread);
    serveNext();
  }

  function serveNext(): void {
    if (waiting.isEmpty || isClosed) return;
    let thread: CalculationThread | undefined;
    try {
      thread = freeThread();
    } catch {
      // No thread could be started: reject waiting requests rather than let them wait forever.
      for (const { answer } of waiting.takeAll()) answer({ ok: false, cause: 'not-started' });
    }
    if (!thread) return;
    const task = waiting.take();
    if (task) void serve(thread, task);
  }

  return {
    run: (request, client) =>
      new Promise((answer) => {
        if (isClosed) return answer({ ok: false, cause: 'not-started' });
        if (!waiting.add(client, { request, answer })) return answer({ ok: false, cause: 'busy' });
        serveNext();
      }),
    close: () => {
      isClosed = true;
      for (const { answer } of waiting.takeAll()) answer({ ok: false, cause: 'not-started' });
      for (const thread of [...idle, ...busy]) thread.stop();
    },
  };
}

import type { CalculationKind, Calculations, CalculationTask, OutcomeOf } from './Calculations.js';
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
  /** By kind, for one calculation. */
  readonly timeLimitsMs: Readonly<Record<CalculationKind, number>>;
  readonly createWorker: () => CalculationWorker;
  /** Maximum number of threads; they start on demand. */
  readonly size: number;
  /** Calculations that may wait for a thread, per client and in total; more are rejected. */
  readonly maximumWaiting: { readonly perClient: number; readonly inAll: number };
}

export type PoolFailure = ThreadFailure | { readonly ok: false; readonly cause: 'busy' };
export type PoolAnswer<Kind extends CalculationKind = CalculationKind> =
  { readonly ok: true; readonly outcome: OutcomeOf<Kind> } | PoolFailure;

export interface CalculationPool {
  /** Calculates when a thread is free and it is this client's turn. */
  run<Kind extends CalculationKind>(
    kind: Kind,
    request: Calculations[Kind]['request'],
    client: string,
  ): Promise<PoolAnswer<Kind>>;
  /** Stops all threads; running and waiting calculations resolve to `not-started`. */
  close(): void;
}

interface WaitingTask {
  readonly task: CalculationTask;
  readonly answer: (answer: ThreadAnswer | PoolFailure) => void;
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

  async function serve(thread: CalculationThread, { task, answer }: WaitingTask): Promise<void> {
    busy.add(thread);
    answer(await thread.calculate(task, options.timeLimitsMs[task.kind]));
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
    const next = waiting.take();
    if (next) void serve(thread, next);
  }

  return {
    run: (kind, request, client) =>
      new Promise((resolve) => {
        // A thread answers each task with the outcome of its kind.
        const answer = resolve as WaitingTask['answer'];
        if (isClosed) return answer({ ok: false, cause: 'not-started' });
        const task = { kind, request } as CalculationTask;
        if (!waiting.add(client, { task, answer })) return answer({ ok: false, cause: 'busy' });
        serveNext();
      }),
    close: () => {
      isClosed = true;
      for (const { answer } of waiting.takeAll()) answer({ ok: false, cause: 'not-started' });
      for (const thread of [...idle, ...busy]) thread.stop();
    },
  };
}

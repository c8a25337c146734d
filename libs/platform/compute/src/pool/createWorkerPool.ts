import { messages } from '../messages.js';
import { reasonOf } from '../tasks/reasonOf.js';
import type { TaskHandlers, TaskOutput } from '../tasks/TaskHandlers.js';
import { taskFailure, type TaskOutcome } from '../tasks/TaskOutcome.js';
import { createJob, type Job } from './createJob.js';
import { openWorker, type OpenWorker, type WorkerLike } from './openWorker.js';
import { poolSize } from './poolSize.js';
import { browserTimers, type Timers } from './Timers.js';
import type { RunOptions, WorkerPool } from './WorkerPool.js';

/** How long a canceled task may take to stop before its worker is terminated. */
export const cancelGraceMs = 500;
/** How long an idle worker is kept. */
export const idleMs = 30_000;

export interface WorkerPoolOptions {
  /** `() => new Worker(new URL('./engine.ts', import.meta.url), { type: 'module' })` */
  readonly createWorker: () => WorkerLike;
  /** Maximum number of workers; chosen for the device by default. */
  readonly size?: number;
  readonly timers?: Timers;
}

interface Slot {
  readonly worker: OpenWorker;
  job: Job | null;
  /** Terminates the worker because it is idle or its canceled task does not stop. */
  end: unknown;
}

/** A pool of workers for the tasks that `serveTasks` offers in them. */
export function createWorkerPool<Handlers extends TaskHandlers>({
  createWorker,
  size = poolSize(globalThis.navigator.hardwareConcurrency),
  timers = browserTimers,
}: WorkerPoolOptions): WorkerPool<Handlers> {
  const slots = new Set<Slot>();
  let queue: readonly Job[] = [];

  const drop = (slot: Slot): void => {
    if (!slots.delete(slot)) return;
    timers.clearTimeout(slot.end);
    slot.worker.terminate();
  };
  const dropAfter = (slot: Slot, delayMs: number): void => {
    timers.clearTimeout(slot.end);
    slot.end = timers.setTimeout(() => {
      drop(slot);
      workOn();
    }, delayMs);
  };
  const open = (): Slot => {
    const slot: Slot = {
      worker: openWorker(createWorker(), () => {
        if (slot.job === null) drop(slot);
      }),
      job: null,
      end: null,
    };
    slots.add(slot);
    return slot;
  };
  const finish = (slot: Slot, job: Job, outcome: TaskOutcome<unknown>): void => {
    if (slots.has(slot)) {
      slot.job = null;
      if (!outcome.ok && outcome.code === 'crashed') drop(slot);
      else dropAfter(slot, idleMs);
      workOn();
    }
    job.settle(outcome);
  };
  const start = (slot: Slot, job: Job): void => {
    timers.clearTimeout(slot.end);
    slot.job = job;
    void slot.worker.run(job.name, job.input, job.onProgress, job.transfer).then((outcome) => {
      finish(slot, job, outcome);
    });
  };
  const workOn = (): void => {
    for (;;) {
      const [job, ...later] = queue;
      const free = [...slots].find((slot) => slot.job === null);
      if (!job || (!free && slots.size >= size)) return;
      queue = later;
      try {
        start(free ?? open(), job);
      } catch (error) {
        job.settle(taskFailure('crashed', messages.crashedBecause(reasonOf(error))));
      }
    }
  };
  const cancel = (job: Job): void => {
    if (job.isSettled()) return;
    queue = queue.filter((waiting) => waiting !== job);
    job.settle(taskFailure('cancelled', messages.cancelled));
    const slot = [...slots].find((running) => running.job === job);
    if (!slot) return;
    slot.worker.cancel();
    dropAfter(slot, cancelGraceMs);
  };

  return {
    run: async <Name extends keyof Handlers & string>(
      task: { readonly name: Name; readonly input: unknown },
      { signal, onProgress, transfer }: RunOptions = {},
    ) => {
      if (signal?.aborted) return taskFailure('cancelled', messages.cancelled);
      const { job, outcome } = createJob(task, onProgress, transfer);
      const onAbort = () => {
        cancel(job);
      };
      signal?.addEventListener('abort', onAbort);
      queue = [...queue, job];
      workOn();
      const settled = await outcome;
      signal?.removeEventListener('abort', onAbort);
      // The page and the worker share these types, so messages are not validated again.
      return settled as TaskOutcome<TaskOutput<Handlers[Name]>>;
    },
    close() {
      const jobs = [...queue, ...[...slots].flatMap(({ job }) => job ?? [])];
      queue = [];
      for (const slot of slots) drop(slot);
      for (const job of jobs) job.settle(taskFailure('cancelled', messages.closed));
    },
  };
}

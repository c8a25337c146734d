import { proxy, transfer, wrap, type Endpoint } from 'comlink';
import { messages } from '../messages.js';
import { reasonOf } from '../tasks/reasonOf.js';
import { taskFailure, type TaskOutcome } from '../tasks/TaskOutcome.js';
import type { TaskServer } from '../tasks/TaskServer.js';

/** The part of a Worker that the pool uses. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/** A worker that serves tasks, one at a time. */
export interface OpenWorker {
  run(
    name: string,
    input: unknown,
    onProgress: (fraction: number) => void,
    moved: readonly Transferable[],
  ): Promise<TaskOutcome<unknown>>;
  cancel(): void;
  terminate(): void;
}

const crashReason = (event: Event): string => {
  const message: unknown = 'message' in event ? event.message : undefined;
  return typeof message === 'string' && message !== '' ? messages.crashedBecause(message) : messages.crashed;
};

/** Connects to a worker. `onCrash` is called once if it crashes and will not respond anymore. */
export function openWorker(worker: WorkerLike, onCrash: () => void): OpenWorker {
  const server = wrap<TaskServer>(worker);
  let currentRun = 0;
  let tellProgress: (fraction: number) => void = () => undefined;
  const crashed = new Promise<TaskOutcome<unknown>>((resolve) => {
    const breakOff = (event: Event) => {
      // The error becomes the task's outcome; unhandled, it would also be reported as an error of the page.
      event.preventDefault();
      resolve(taskFailure('crashed', crashReason(event)));
    };
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, breakOff as EventListener);
    }
  });
  void crashed.then(onCrash);
  const connected = server.connect(
    proxy((run: number, fraction: number) => {
      if (run === currentRun) tellProgress(fraction);
    }),
  );
  connected.catch(() => undefined);

  const ask = async (name: string, input: unknown): Promise<TaskOutcome<unknown>> => {
    try {
      const answer = await server.run(currentRun, name, input);
      return answer.ok ? answer : taskFailure('failed', answer.reason);
    } catch (error) {
      // The input or output cannot be cloned.
      return taskFailure('failed', reasonOf(error));
    }
  };
  return {
    run(name, input, onProgress, moved) {
      currentRun += 1;
      tellProgress = onProgress;
      return Promise.race([ask(name, moved.length > 0 ? transfer(input, [...moved]) : input), crashed]);
    },
    cancel() {
      server.cancel().catch(() => undefined);
    },
    terminate() {
      worker.terminate();
    },
  };
}

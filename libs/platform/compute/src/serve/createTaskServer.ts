import { messages } from '../messages.js';
import { reasonOf } from '../tasks/reasonOf.js';
import type { TaskHandler, TaskHandlers } from '../tasks/TaskHandlers.js';
import type { ServedAnswer, TaskServer } from '../tasks/TaskServer.js';

/** Minimum interval between progress reports: more would not be visible, and each takes time. */
const reportEveryMs = 50;

const pauseInBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

export interface TaskServerDependencies {
  /** Milliseconds since some fixed moment. */
  readonly now?: () => number;
  readonly pause?: () => Promise<void>;
}

/** Runs tasks one at a time. */
export function createTaskServer(
  handlers: TaskHandlers,
  { now = () => performance.now(), pause = pauseInBrowser }: TaskServerDependencies = {},
): TaskServer {
  let tellProgress: (run: number, fraction: number) => void = () => undefined;
  let current: { isCancelled: boolean } | null = null;

  const createReport = (run: number): ((fraction: number) => void) => {
    let toldAtMs = Number.NEGATIVE_INFINITY;
    return (fraction) => {
      const isDue = now() - toldAtMs >= reportEveryMs || fraction >= 1;
      if (Number.isNaN(fraction) || !isDue) return;
      toldAtMs = now();
      tellProgress(run, Math.min(1, Math.max(0, fraction)));
    };
  };

  return {
    connect(onProgress) {
      tellProgress = onProgress;
    },
    async run(run, name, input): Promise<ServedAnswer> {
      if (!Object.hasOwn(handlers, name)) return { ok: false, reason: messages.unknownTask(name) };
      const handler = handlers[name] as TaskHandler<unknown, unknown>;
      const state = { isCancelled: false };
      current = state;
      try {
        const context = { report: createReport(run), isCancelled: () => state.isCancelled, pause };
        return { ok: true, value: await handler(input, context) };
      } catch (error) {
        return { ok: false, reason: reasonOf(error) };
      }
    },
    cancel() {
      if (current) current.isCancelled = true;
    },
  };
}

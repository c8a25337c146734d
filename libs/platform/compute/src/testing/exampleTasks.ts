import type { TaskContext } from '../tasks/TaskHandlers.js';

const never = new Promise<never>(() => undefined);

/** Tasks of every kind. */
export const exampleTasks = {
  sum: (numbers: readonly number[]): number => numbers.reduce((total, item) => total + item, 0),
  mean: ({ values }: { readonly values: Float64Array }): number =>
    values.reduce((total, item) => total + item, 0) / values.length,
  /** Reports progress at every step; returns the number of steps. */
  steps: async (count: number, { report, isCancelled, pause }: TaskContext): Promise<number> => {
    let step = 0;
    for (; step < count && !isCancelled(); step += 1) {
      report(step / count);
      await pause();
    }
    report(1);
    return step;
  },
  fail: (reason: string): number => {
    throw new Error(reason);
  },
  refuse: (): Promise<number> => Promise.reject(new Error('')),
  /** Returns a result that cannot be cloned. */
  secret: (): unknown => () => 1,
  /** Never stops, even when canceled. */
  stubborn: (): Promise<number> => never,
};

export type ExampleTasks = typeof exampleTasks;

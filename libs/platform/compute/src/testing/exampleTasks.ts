import type { TaskContext } from '../tasks/TaskHandlers.js';

const never = new Promise<never>(() => undefined);

/** Tasks of every sort. */
export const exampleTasks = {
  sum: (numbers: readonly number[]): number => numbers.reduce((total, item) => total + item, 0),
  mean: ({ values }: { readonly values: Float64Array }): number =>
    values.reduce((total, item) => total + item, 0) / values.length,
  /** Tells how much is done with every step; says how many steps it took. */
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
  /** Has a result that cannot be sent. */
  secret: (): unknown => () => 1,
  /** Never stops, whatever it is told. */
  stubborn: (): Promise<number> => never,
};

export type ExampleTasks = typeof exampleTasks;

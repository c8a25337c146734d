/** Runs a task in the order of the calls, once fewer than a number of others run. */
export type Turns = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

/** Turns for at most so many tasks at a time; one that fails gives its turn away too. */
export function createTurns(mostAtOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < mostAtOnce) running += 1;
    else
      await new Promise<void>((start) => {
        waiting.push(start);
      });
    try {
      return await task();
    } finally {
      // The next one starts in the place of this one, before a later call can.
      const start = waiting.shift();
      if (start) start();
      else running -= 1;
    }
  };
}

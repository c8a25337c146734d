/**
 * Runs a task for each item, in order, with a limited number of tasks at a time. Rejects with the first
 * failure, after which no further task is started.
 */
export async function withConcurrency<Item>(
  items: Iterable<Item>,
  limit: number,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const remaining = [...items][Symbol.iterator]();
  let hasFailed = false;
  const run = async () => {
    for (const item of remaining) {
      if (hasFailed) return;
      try {
        await task(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, run));
}

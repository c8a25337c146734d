/**
 * Does a task for each item, in order, so many at a time. Rejects with the first failure, after which nothing more is
 * begun.
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items][Symbol.iterator]();
  let hasFailed = false;
  const lane = async () => {
    for (const item of left) {
      if (hasFailed) return;
      try {
        await task(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

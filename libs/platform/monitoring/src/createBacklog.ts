const mostKept = 50;

/** Queues values until a consumer is set, then passes on the queue and everything after it. */
export function createBacklog<Item>() {
  let waiting: Item[] = [];
  let take = (item: Item): void => {
    if (waiting.length < mostKept) waiting.push(item);
  };
  return {
    add: (item: Item): void => {
      take(item);
    },
    handTo: (receiver: (item: Item) => void): void => {
      const kept = waiting;
      waiting = [];
      take = receiver;
      for (const item of kept) receiver(item);
    },
  };
}

export type Backlog<Item> = ReturnType<typeof createBacklog<Item>>;

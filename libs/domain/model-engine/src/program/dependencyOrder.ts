/** Nodes in dependency order, and the cycles that prevent it. */
export interface DependencyOrder {
  readonly order: readonly number[];
  /** Each as the nodes of the cycle, the first not repeated. */
  readonly cycles: readonly (readonly number[])[];
}

const untouched = 0;
const open = 1;
const done = 2;

/**
 * Orders nodes depth first, with a stack of its own: chains may be thousands long. `reads` gives by node those that it
 * reads. What closes a circle is left out of account; at most `cycleLimit` circles are returned.
 */
export function dependencyOrder(reads: readonly (readonly number[])[], cycleLimit: number): DependencyOrder {
  const state = new Uint8Array(reads.length);
  const order: number[] = [];
  const cycles: number[][] = [];
  const path: number[] = [];
  const nextRead: number[] = [];

  const enter = (node: number): void => {
    state[node] = open;
    path.push(node);
    nextRead.push(0);
  };

  for (let start = 0; start < reads.length; start += 1) {
    if (state[start] !== untouched) continue;
    enter(start);
    while (path.length > 0) {
      const top = path.length - 1;
      const node = path[top] as number;
      const position = nextRead[top] as number;
      const read = reads[node]?.[position];
      if (read === undefined) {
        state[node] = done;
        order.push(node);
        path.pop();
        nextRead.pop();
        continue;
      }
      nextRead[top] = position + 1;
      if (state[read] === untouched) enter(read);
      else if (state[read] === open && cycles.length < cycleLimit)
        cycles.push(path.slice(path.indexOf(read)));
    }
  }
  return { order, cycles };
}

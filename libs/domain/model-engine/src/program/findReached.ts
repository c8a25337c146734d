import type { Program } from './program.js';

/** By position in the order of a program: 1 where the slot depends on one of the given slots. */
export function findReached({ readers, readerStarts, order }: Program, slots: readonly number[]): Uint8Array {
  const isReached = new Uint8Array(order.length);
  const pending = [...slots];
  for (let slot = pending.pop(); slot !== undefined; slot = pending.pop()) {
    for (let at = readerStarts[slot] as number; at < (readerStarts[slot + 1] as number); at += 1) {
      const position = readers[at] as number;
      if (isReached[position] === 1) continue;
      isReached[position] = 1;
      pending.push(order[position] as number);
    }
  }
  return isReached;
}

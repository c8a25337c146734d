import { describe, expect, it } from 'vitest';
import { FairQueue } from './FairQueue.js';

const taken = (queue: FairQueue<string>): string[] => {
  const items: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items;
};

describe('FairQueue', () => {
  it('[CALCULATION-SERVICE-24] gives each client its turn, oldest first', () => {
    const queue = new FairQueue<string>({ perClient: 10, inAll: 20 });
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queue.isEmpty).toBe(true);
  });

  it('[CALCULATION-SERVICE-24] makes a later client wait for only one turn of the others', () => {
    const queue = new FairQueue<string>({ perClient: 50, inAll: 100 });
    for (let number = 0; number < 50; number += 1) queue.add('busy', `busy ${number}`);
    expect(queue.take()).toBe('busy 0');
    queue.add('quiet', 'quiet');
    expect([queue.take(), queue.take()]).toEqual(['busy 1', 'quiet']);
  });

  it('[CALCULATION-SERVICE-24] rejects entries over the limit per client or in total', () => {
    const queue = new FairQueue<string>({ perClient: 2, inAll: 3 });
    expect(['1', '2', '3'].map((item) => queue.add('a', item))).toEqual([true, true, false]);
    expect(['4', '5'].map((item) => queue.add('b', item))).toEqual([true, false]);
    expect(queue.takeAll()).toEqual(['1', '2', '4']);
    expect(queue.add('b', '6')).toBe(true);
    expect(taken(queue)).toEqual(['6']);
  });
});

import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inOrder } from './inOrder.js';

it('[MARKET-DATA-SERVICE-116] is in order, and works on few items at once', async () => {
  let underWay = 0;
  let most = 0;
  const work = async (item: number): Promise<number> => {
    most = Math.max(most, (underWay += 1));
    await setTimeout(item % 3);
    underWay -= 1;
    return item;
  };
  const items = Array.from({ length: 20 }, (_, index) => index);
  const results: number[] = [];
  for await (const result of inOrder(items, 3, work)) results.push(result);
  expect(results).toEqual(items);
  expect(most).toBe(4);
});

it('[MARKET-DATA-SERVICE-116] begins nothing that nobody waits for', async () => {
  const begun: number[] = [];
  const work = (item: number): Promise<number> => Promise.resolve(begun.push(item));
  for await (const _first of inOrder([1, 2, 3, 4, 5], 1, work)) break;
  expect(begun).toEqual([1, 2]);
});

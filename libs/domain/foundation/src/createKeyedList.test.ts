import { expect, it, vi } from 'vitest';
import { createKeyedList } from './createKeyedList.js';

it('[FOUNDATION-181] keeps the place of an item that changes, and is the same array until one does', () => {
  const list = createKeyedList<string>();
  const [first, second] = [{}, {}];
  list.set(first, 'holdings');
  list.set(second, 'cash');
  const before = list.items;
  expect(list.items).toBe(before);
  list.set(first, 'holdings of today');
  expect(list.items).toEqual(['holdings of today', 'cash']);
  expect(before).toEqual(['holdings', 'cash']);
  list.remove(first);
  expect(list.items).toEqual(['cash']);
});

it('[FOUNDATION-181] calls its listeners after changes only, until they unsubscribe', () => {
  const list = createKeyedList<string>();
  const listener = vi.fn();
  const key = {};
  const stop = list.subscribe(listener);
  list.set(key, 'holdings');
  list.set(key, 'holdings');
  list.remove({});
  expect(listener).toHaveBeenCalledTimes(1);
  list.remove(key);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  list.set(key, 'holdings');
  expect(listener).toHaveBeenCalledTimes(2);
});

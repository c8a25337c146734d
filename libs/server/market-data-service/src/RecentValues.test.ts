import { expect, it } from 'vitest';
import { RecentValues } from './RecentValues.js';

it('creates a value once and evicts the least recently used', async () => {
  const recent = new RecentValues<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    recent.get(key, () => {
      made.push(key);
      return Promise.resolve(key);
    });
  await Promise.all([get('a'), get('a')]);
  await get('b');
  await get('a');
  await get('c');
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep a failure', async () => {
  const recent = new RecentValues<number>(2);
  await expect(recent.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await recent.get('a', () => Promise.resolve(1))).toBe(1);
});

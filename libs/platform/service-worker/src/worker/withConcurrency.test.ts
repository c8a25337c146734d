// @vitest-environment node
import { expect, it } from 'vitest';
import { withConcurrency } from './withConcurrency.js';

const arrange = () => {
  const begun: number[] = [];
  const ends: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  const task = (item: number) => {
    begun.push(item);
    return new Promise<void>((done, fail) => ends.push({ done, fail }));
  };
  return { begun, ends, task };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('[SERVICE-WORKER-30] starts as many as the limit lets it, in order, and the next as each ends', async () => {
  const { begun, ends, task } = arrange();
  let isDone = false;
  const all = withConcurrency([1, 2, 3, 4, 5], 3, task).then(() => {
    isDone = true;
  });
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.done();
  await settle();
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[0]?.done();
  ends[2]?.done();
  ends[3]?.done();
  await settle();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(isDone).toBe(false);
  ends[4]?.done();
  await all;
});

it('[SERVICE-WORKER-30] ends with the first failure and begins nothing more', async () => {
  const { begun, ends, task } = arrange();
  const all = withConcurrency([1, 2, 3, 4, 5], 2, task);
  ends[0]?.fail(new Error('not there'));
  await expect(all).rejects.toThrow('not there');
  ends[1]?.done();
  await settle();
  expect(begun).toEqual([1, 2]);
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { createTurns } from './createTurns.js';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('[MARKET-DATA-48] runs a limited number of tasks at a time, in order, whether or not they fail', async () => {
  const inTurn = createTurns(2);
  const started: number[] = [];
  const ends: ((isFailure: boolean) => void)[] = [];
  const results = [0, 1, 2, 3].map((task) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(task);
          ends.push((isFailure) => {
            if (isFailure) reject(new Error('Failed.'));
            else resolve(task);
          });
        }),
    ).catch(() => 'failed'),
  );
  await settle();
  expect(started).toEqual([0, 1]);
  ends[1]?.(true);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.(false);
  ends[2]?.(false);
  await settle();
  ends[3]?.(false);
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3]);
});

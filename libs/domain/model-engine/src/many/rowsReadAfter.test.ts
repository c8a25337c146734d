import { expect, it } from 'vitest';
import { operation } from '../program/operation.js';
import type { BatchStep } from './planBatch.js';
import { rowsReadAfter } from './rowsReadAfter.js';
import { batchStep } from './valueGraph.js';

const add = (target: number, a: number, b: number): BatchStep => ({
  code: operation.add,
  target,
  a,
  b,
  c: a,
  number: 0,
});

it('[MODEL-ENGINE-135] rows are needed after a loop until they are written again', () => {
  const groups = [[add(3, 1, 2)], [add(4, 3, 3), add(3, 4, 4)], [add(5, 3, 3)]];
  expect(rowsReadAfter({ outputs: [{ row: 5 }, { value: 1 }] }, groups).map((rows) => [...rows])).toEqual([
    [3],
    [3],
    [5],
  ]);
});

it('[MODEL-ENGINE-135] the rows of a circle are needed, and a circle writes none', () => {
  const circle: BatchStep = { ...add(0, 0, 0), code: batchStep.circle, list: [2] };
  expect(
    rowsReadAfter({ outputs: [{ row: 0 }] }, [[add(0, 1, 1)], [circle]]).map((rows) => [...rows]),
  ).toEqual([[0, 2], [0]]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operation } from '../program/operation.js';
import { loopOf } from './blockLoops.js';
import { assembleFusedLoops, fusibleGroups, isFusible, isFusibleGroup } from './fusedLoops.js';
import { kernel } from './kernel.js';
import type { BatchStep } from './planBatch.js';
import { batchStep } from './valueGraph.js';
import { vectorLoops } from './vectorLoops.js';

const rowCount = 5;
const laneCount = 9;
const rowBytes = 10 * Float64Array.BYTES_PER_ELEMENT;
const codes = Object.values({ ...operation, ...batchStep, ...kernel }).filter((code) =>
  isFusible({ code } as BatchStep),
);
const figures = fc.oneof(
  fc.double({ min: -2, max: 2 }),
  fc.double(),
  fc.constantFrom(0, -0, 1, -1, Number.NaN, Infinity, -Infinity, 5e-324, 2 ** -1022, Number.MAX_VALUE),
);
const row = fc.nat(rowCount - 1);
const anyStep = (code: number): fc.Arbitrary<readonly BatchStep[]> =>
  fc
    .record({ target: row, a: row, b: row, c: row, number: figures })
    .map((step) => [...settledFor(code, step), { code, ...step }]);
/** The smaller and larger of two are asked of figures that are neither infinite nor −0. */
const settledFor = (code: number, { a, b }: Omit<BatchStep, 'code'>): readonly BatchStep[] =>
  code === operation.minimum || code === operation.maximum
    ? [a, b].map((target) => ({ code: kernel.settle, target, a: target, b: 0, c: 0, number: 0 }))
    : [];
const rows = fc.array(fc.array(figures, { minLength: laneCount, maxLength: laneCount }), {
  minLength: rowCount,
  maxLength: rowCount,
});

/** The rows after the steps, by the loops over one lane and by the fused one. */
function computed(steps: readonly BatchStep[], given: readonly (readonly number[])[]) {
  const expected = given.map((each) => Float64Array.from(each)) as [Float64Array, ...Float64Array[]];
  const at = (index: number): Float64Array => expected[index] as Float64Array;
  for (const { code, target, a, b, c, number } of steps)
    loopOf(code)(at(target), at(a), at(b), at(c), number, laneCount);
  const { assembly } = vectorLoops() ?? {};
  if (!assembly) throw new Error('This host has no WebAssembly.');
  const byteOf = (index: number): number => assembly.start + index * rowBytes;
  const memory = assembly.room(rowCount * rowBytes) as ArrayBuffer;
  const shared = given.map((each, index) => {
    const view = new Float64Array(memory, byteOf(index), laneCount);
    view.set(each);
    return view;
  });
  const fused = assembly.extend(assembleFusedLoops([steps], byteOf)) as
    { readonly 0: (byteCount: number) => void } | undefined;
  fused?.[0](laneCount * Float64Array.BYTES_PER_ELEMENT);
  return { expected, shared };
}

it.each(codes)('[MODEL-ENGINE-135] step %d alone has the bits of the loop over one', (code) => {
  fc.assert(
    fc.property(anyStep(code), rows, (steps, given) => {
      const { expected, shared } = computed(steps, given);
      expect(shared).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it('[MODEL-ENGINE-135] steps that share a loop have the bits of loops one after the other', () => {
  const sequences = fc.array(fc.constantFrom(...codes).chain(anyStep), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(sequences, rows, (sequence, given) => {
      const { expected, shared } = computed(sequence.flat(), given);
      expect(shared).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('[MODEL-ENGINE-135] only steps without a step of another kind between them share a loop', () => {
  const step = (code: number): BatchStep => ({ code, target: 0, a: 0, b: 0, c: 0, number: 0 });
  const steps = [operation.add, kernel.settle, batchStep.binaryLogarithm, operation.multiply].map(step);
  const groups = fusibleGroups(steps);
  expect(groups.flat()).toEqual(steps);
  expect(groups.map((group) => [group.length, isFusibleGroup(group)])).toEqual([
    [2, true],
    [1, false],
    [1, true],
  ]);
});

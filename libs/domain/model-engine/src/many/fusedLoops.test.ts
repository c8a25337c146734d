import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operation } from '../program/operation.js';
import { loopOf } from './blockLoops.js';
import { assembleFusedLoops, fusibleGroups, isFusible, isFusibleGroup } from './fusedLoops.js';
import { kernel } from './kernel.js';
import type { BatchStep } from './planBatch.js';
import { batchStep } from './valueGraph.js';
import { vectorLoops } from './vectorLoops.js';

const rowCount = 5;
const laneCount = 9;
const bytesPerFigure = Float64Array.BYTES_PER_ELEMENT;
const rowBytes = 10 * bytesPerFigure;
/** Of the steps of a test, repeated ones included. */
const mostNumbers = 500;
const codes = Object.values({ ...operation, ...batchStep, ...kernel }).filter(
  (code) => isFusible({ code } as BatchStep) && code !== batchStep.column,
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
function computed(
  steps: readonly BatchStep[],
  given: readonly (readonly number[])[],
  isKept = (_row: number): boolean => true,
) {
  const expected = given.map((each) => Float64Array.from(each)) as [Float64Array, ...Float64Array[]];
  const at = (index: number): Float64Array => expected[index] as Float64Array;
  for (const { code, target, a, b, c, number } of steps)
    loopOf(code)(at(target), at(a), at(b), at(c), number, laneCount);
  const { assembly } = vectorLoops() ?? {};
  if (!assembly) throw new Error('This host has no WebAssembly.');
  const byteOf = (index: number): number => assembly.start + index * rowBytes;
  const numbersByte = byteOf(rowCount);
  const memory = assembly.room(rowCount * rowBytes + mostNumbers * bytesPerFigure) as ArrayBuffer;
  const numbers = new Float64Array(memory, numbersByte, mostNumbers);
  let numberCount = 0;
  const byteOfNumber = (value: number): number => {
    numbers[numberCount] = value;
    numberCount += 1;
    return numbersByte + (numberCount - 1) * bytesPerFigure;
  };
  const shared = given.map((each, index) => {
    const view = new Float64Array(memory, byteOf(index), laneCount);
    view.set(each);
    // The lane behind the last of an odd number is computed too.
    new Float64Array(memory, byteOf(index), laneCount + 1)[laneCount] = 0;
    return view;
  });
  const fused = assembly.extend(assembleFusedLoops([{ steps, isKept }], { byteOf, byteOfNumber })) as
    { readonly 0: (byteCount: number) => number } | undefined;
  const done = (fused?.[0](laneCount * bytesPerFigure) ?? 0) / bytesPerFigure;
  return { expected, shared, done };
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

const columnSteps = [0, 1, 2].map((column): BatchStep => {
  return { code: batchStep.column, target: column, a: column, b: 0, c: 0, number: 0 };
});

it('[MODEL-ENGINE-135] columns end a shared loop at the first pair of lanes with a figure that is not finite', () => {
  const sequences = fc.array(fc.constantFrom(...codes).chain(anyStep), { maxLength: 5 });
  fc.assert(
    fc.property(sequences, rows, (sequence, given) => {
      const steps = [...columnSteps, ...sequence.flat()];
      const { expected, shared, done } = computed(steps, given);
      const isFinite = (lane: number): boolean =>
        lane >= laneCount || columnSteps.every(({ a }) => Number.isFinite(given[a]?.[lane]));
      const first = given[0]?.findIndex((_, lane) => !isFinite(lane)) ?? -1;
      if (first === -1) expect(done).toBeGreaterThanOrEqual(laneCount);
      else expect(done).toBe(first - (first % 2));
      shared.forEach((each, index) => {
        expect([...each.subarray(0, done)]).toEqual([...(expected[index] as Float64Array).subarray(0, done)]);
        expect([...each.subarray(done)]).toEqual(given[index]?.slice(done));
      });
    }),
    { numRuns: 300 },
  );
});

it('[MODEL-ENGINE-135] a shared loop writes the rows that are needed after it, and no other', () => {
  const sequences = fc.array(fc.constantFrom(...codes).chain(anyStep), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(sequences, rows, fc.array(row), (sequence, given, kept) => {
      const { expected, shared } = computed(sequence.flat(), given, (index) => kept.includes(index));
      shared.forEach((each, index) => {
        const figures = kept.includes(index) ? [...(expected[index] as Float64Array)] : given[index];
        expect([...each]).toEqual(figures);
      });
    }),
    { numRuns: 300 },
  );
});

const [heads, tails, bases, ...free] = [0, 1, 2, 3, 4];
const exponents = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.double({ min: -3, max: 3, noNaN: true }));
const power = fc
  .record({ target: fc.constantFrom(...free), number: exponents })
  .map(({ target, number }): readonly BatchStep[] => [
    { code: batchStep.binaryPower, target, a: heads, b: tails, c: bases, number },
  ]);
const sumOfPowers: readonly BatchStep[] = [
  { code: operation.add, target: bases, a: free[0] ?? 0, b: free[1] ?? 0, c: 0, number: 0 },
];
/** Rows of which the first two are the logarithms of the third. */
const withLogarithms = (given: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const [headRow, tailRow, baseRow, ...others] = given.map((each) => Float64Array.from(each));
  if (!headRow || !tailRow || !baseRow) return given;
  loopOf(batchStep.binaryLogarithm)(headRow, baseRow, tailRow, baseRow, 0, laneCount);
  return [headRow, tailRow, baseRow, ...others].map((each) => [...each]);
};

describe('powers in a loop that steps share', () => {
  const sequences = fc
    .array(power, { minLength: 1, maxLength: 12 })
    .map((powers) => [...powers, sumOfPowers].flat());

  it('[MODEL-ENGINE-135] have the bits of the loop over one for ordinary bases and exponents', () => {
    const ordinary = fc.array(
      fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: laneCount, maxLength: laneCount }),
      { minLength: rowCount, maxLength: rowCount },
    );
    fc.assert(
      fc.property(sequences, ordinary, (steps, given) => {
        const { expected, shared, done } = computed(steps, withLogarithms(given));
        expect(done).toBeGreaterThanOrEqual(laneCount);
        expect(shared).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('[MODEL-ENGINE-135] end it at the first pair of lanes with one that is not ordinary, and nothing is written from there on', () => {
    fc.assert(
      fc.property(sequences, rows, (steps, any) => {
        const given = withLogarithms(any);
        const { expected, shared, done } = computed(steps, given);
        shared.forEach((each, index) => {
          expect([...each.subarray(0, done)]).toEqual([
            ...(expected[index] as Float64Array).subarray(0, done),
          ]);
          expect([...each.subarray(done)]).toEqual(given[index]?.slice(done));
        });
        const largest = Math.max(
          ...steps.map(({ code, number }) => (code === operation.add ? 0 : Math.abs(number))),
        );
        const isOrdinary = (lane: number): boolean =>
          lane >= laneCount || Math.abs(largest * (given[heads]?.[lane] as number)) < 1020;
        if (done < laneCount) expect(isOrdinary(done) && isOrdinary(done + 1)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('[MODEL-ENGINE-135] with exponents too large to be split share none', () => {
    const step = { code: batchStep.binaryPower, target: 0, a: 1, b: 2, c: 3 };
    expect([1e9, 1.1e9, Number.NaN].map((number) => isFusible({ ...step, number }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

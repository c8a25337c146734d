import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operation } from '../program/operation.js';
import { compiled } from '../testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from '../testing/freeCashFlowModel.js';
import { assemblyLoader } from '../webassembly/assemblyLoader.js';
import { webAssemblyHost } from '../webassembly/webAssemblyHost.js';
import { assembledLoops } from './assembledLoops.js';
import { loopOf } from './blockLoops.js';
import { createBatch } from './createBatch.js';
import { isFusible } from './fusedLoops.js';
import { kernel } from './kernel.js';
import type { BatchStep } from './planBatch.js';
import { batchStep } from './valueGraph.js';
import { vectorLoops } from './vectorLoops.js';

const codes = Object.entries({ ...operation, ...batchStep, ...kernel }).filter(
  ([, code]) => vectorLoops()?.loopOf(code) !== undefined,
);
/** Rates and amounts as models have them, and every other double. */
const figures = fc.oneof(
  fc.double({ min: -2, max: 2 }),
  fc.double({ min: 1, max: 1.3 }),
  fc.double(),
  fc.constantFrom(0, -0, 1, -1, Number.NaN, Infinity, -Infinity, 5e-324, 2 ** -1022, Number.MAX_VALUE),
);
const lanes = fc.array(fc.tuple(figures, figures, figures, figures), { minLength: 1, maxLength: 9 });
type Rows = [Float64Array, Float64Array, Float64Array, Float64Array];

/** A row for each position in the lanes. */
const rowsOf = (given: readonly (readonly number[])[]): Rows =>
  [0, 1, 2, 3].map((row) => Float64Array.from(given, (lane) => lane[row] ?? 0)) as Rows;

const rowBytes = 10 * Float64Array.BYTES_PER_ELEMENT;

describe('loops over two lanes at a time', () => {
  it('[MODEL-ENGINE-135] exist for comparisons, choices, exponentials and logarithms, beside those that share one', () => {
    const all = Object.values({ ...operation, ...batchStep, ...kernel });
    const shared = all.filter((code) => isFusible({ code, number: 2 } as BatchStep));
    expect(codes.length + shared.length).toBeGreaterThan(30);
    for (const code of [operation.select, operation.exponential, batchStep.binaryLogarithm])
      expect(codes.map(([, each]) => each)).toContain(code);
    for (const code of [operation.add, batchStep.binaryPower]) expect(shared).toContain(code);
  });

  it.each(codes)('[MODEL-ENGINE-135] %s has the bits of the loop over one', (_, code) => {
    const vectors = vectorLoops();
    const vector = vectors?.loopOf(code);
    if (!vectors || !vector) throw new Error('There is no such loop.');
    const { assembly } = vectors;
    const loop = loopOf(code);
    fc.assert(
      fc.property(lanes, figures, (given, number) => {
        const memory = assembly.room(4 * rowBytes) as ArrayBuffer;
        const expected = rowsOf(given);
        loop(...expected, number, given.length);
        const shared = rowsOf(given).map((row, index) => {
          const view = new Float64Array(memory, assembly.start + index * rowBytes, row.length);
          view.set(row);
          return view;
        }) as Rows;
        const [target, a, b, c] = [0, 1, 2, 3].map((row) => assembly.start + row * rowBytes);
        const done = vector(target ?? 0, a ?? 0, b ?? 0, c ?? 0, number, given.length);
        if (done < given.length)
          loop(...(shared.map((row) => row.subarray(done)) as Rows), number, given.length - done);
        // Tails of logarithms that are not computable are not read.
        const isRead = (row: number, lane: number): boolean =>
          row === 0 || (code === batchStep.binaryLogarithm && row === 2 && !Number.isNaN(expected[0][lane]));
        expected.forEach((row, index) => {
          row.forEach((figure, lane) => {
            if (isRead(index, lane)) expect(shared[index]?.[lane]).toBe(figure);
          });
        });
      }),
      { numRuns: 300 },
    );
  });
});

const model = compiled(freeCashFlowModel);
const request = {
  outputs: [{ name: 'value_per_share' }],
  varying: [{ name: 'wacc' }, { name: 'revenue_growth' }],
  fixed: freeCashFlowInputs,
};
const along = (from: number, to: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => from + ((to - from) * at) / count);

describe('a batch', () => {
  it('[MODEL-ENGINE-135] has the same figures and gaps without these loops', () => {
    const columns = [along(-0.02, 0.2, 1111), along(-1.01, 0.4, 1111)];
    const [withLoops, without] = [
      createBatch(model, request),
      createBatch(model, request, { vectors: undefined }),
    ];
    if (!withLoops.ok || !without.ok) throw new Error('The batch does not fit.');
    expect(withLoops.batch.run(columns)).toEqual(without.batch.run(columns));
  });

  it('[MODEL-ENGINE-136] has its own figures when others run between its runs, in blocks of other lengths', () => {
    const columns = [along(0.05, 0.2, 40), along(0, 0.1, 40)];
    const batches = [3, 512, 8].map((blockLength) => {
      const created = createBatch(model, request, { blockLength });
      if (!created.ok) throw new Error('The batch does not fit.');
      return created.batch;
    });
    const [expected] = batches.map((batch) => batch.run(columns));
    for (const batch of [...batches, ...batches.toReversed()]) expect(batch.run(columns)).toEqual(expected);
  });
});

describe('a batch on a host that permits less', () => {
  it.each([
    ['[MODEL-ENGINE-136] has the same figures in memory of its own', { room: () => undefined }],
    ['[MODEL-ENGINE-137] has the same figures without loops that steps share', { extend: () => undefined }],
  ])('%s', (_, lacking) => {
    const vectors = vectorLoops();
    if (!vectors) throw new Error('This host has no WebAssembly.');
    const full = { ...vectors, assembly: { ...vectors.assembly, ...lacking } };
    const columns = [along(0.05, 0.2, 40), along(0, 0.1, 40)];
    const [expected, own] = [vectors, full].map((each) => {
      const created = createBatch(model, request, { vectors: each });
      if (!created.ok) throw new Error('The batch does not fit.');
      return created.batch.run(columns);
    });
    expect(own).toEqual(expected);
  });
});

describe('a compiled program', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('[MODEL-ENGINE-137] is not there on a host without WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(assemblyLoader(assembledLoops, () => true)()).toBeUndefined();
  });

  it('[MODEL-ENGINE-137] is compiled once, and not again, on a host that does not permit it', () => {
    const host = webAssemblyHost();
    const Module = vi.fn(() => {
      throw new Error('refused by the policy');
    });
    vi.stubGlobal('WebAssembly', { Memory: host?.Memory, Instance: host?.Instance, Module });
    const load = assemblyLoader(assembledLoops, () => true);
    expect([load(), load()]).toEqual([undefined, undefined]);
    expect(Module).toHaveBeenCalledTimes(1);
  });

  it('[MODEL-ENGINE-137] is not extended by what is not a program', () => {
    const extend = assemblyLoader(assembledLoops, (assembly) => assembly.extend)();
    expect(extend?.(new Uint8Array(8))).toBeUndefined();
  });
});

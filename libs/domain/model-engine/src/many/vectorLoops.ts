import { operation } from '../program/operation.js';
import { assemblyLoader, type Assembly } from '../webassembly/assemblyLoader.js';
import { assembledLoops } from './assembledLoops.js';
import { kernel } from './kernel.js';
import { batchStep } from './valueGraph.js';

/**
 * A loop over lanes, two at a time, of rows given by their first bytes. It returns how many lanes it has computed; those
 * from the first that is not ordinary are left to the loop of blockLoops.ts.
 */
export type VectorLoop = (
  target: number,
  a: number,
  b: number,
  c: number,
  number: number,
  count: number,
) => number;

const nameOfCode = new Map<number, string>(
  Object.entries({ ...operation, ...batchStep, ...kernel }).map(([name, code]) => [code, name]),
);

/** The loops that exist for two lanes at a time, and the memory of their rows; undefined where the host cannot run them. */
export interface VectorLoops {
  readonly assembly: Assembly<unknown>;
  loopOf(code: number): VectorLoop | undefined;
}

/** All batches share them and their memory. */
export const vectorLoops: () => VectorLoops | undefined = assemblyLoader(
  assembledLoops,
  (assembly: Assembly<Readonly<Record<string, VectorLoop>>>) => {
    const { functions } = assembly;
    return { assembly, loopOf: (code) => functions[nameOfCode.get(code) ?? ''] };
  },
);

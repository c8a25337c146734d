import type { Result } from '@finance-analyst/foundation';
import type { PathBlock, PathFailure } from './pathBlock.js';

/** Every path of a run. */
export interface CollectedPaths {
  readonly outputs: Float64Array;
  /** Most frequent first. */
  readonly failures: readonly PathFailure[];
}

/** Puts blocks together that were computed in any order. */
export interface Collector {
  /** Throws a RangeError for a path that the run does not have, or that was added before. */
  add(block: PathBlock): void;
  readonly missing: () => number;
  /** All paths; a reason while some are missing. */
  collect(): Result<CollectedPaths>;
}

export function createCollector(paths: number): Collector {
  const outputs = new Float64Array(paths);
  const isPresent = new Uint8Array(paths);
  const failures = new Map<string, number>();
  let missing = paths;
  return {
    missing: () => missing,
    add: (block) => {
      const { firstPath } = block;
      const end = firstPath + block.outputs.length;
      if (!Number.isInteger(firstPath) || firstPath < 0 || end > paths)
        throw new RangeError(`paths ${firstPath} to ${end - 1} are not among ${paths}`);
      if (isPresent.subarray(firstPath, end).includes(1))
        throw new RangeError(`paths from ${firstPath} on were added before`);
      isPresent.fill(1, firstPath, end);
      outputs.set(block.outputs, firstPath);
      missing -= block.outputs.length;
      for (const { reason, paths: count } of block.failures)
        failures.set(reason, (failures.get(reason) ?? 0) + count);
    },
    collect: () =>
      missing > 0
        ? { ok: false, reason: `${missing} of ${paths} paths are missing.` }
        : { ok: true, value: { outputs, failures: [...failures].map(toFailure).sort(byFrequency) } },
  };
}

const toFailure = ([reason, paths]: readonly [string, number]): PathFailure => ({ reason, paths });

const byFrequency = (a: PathFailure, b: PathFailure): number =>
  b.paths - a.paths || (a.reason < b.reason ? -1 : 1);

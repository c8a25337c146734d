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
  /** The first paths, all unless a number is given; a reason while some are missing, or while later ones are there. */
  collect(first?: number): Result<CollectedPaths>;
}

/** An empty collector for a number of paths. */
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
    collect: (first = paths) => {
      const absent = isPresent.subarray(0, first).reduce((count, present) => count - present, first);
      if (absent > 0) return { ok: false, reason: `${absent} of ${first} paths are missing.` };
      // Failures are counted by reason alone, so those of later paths could not be told apart.
      if (paths - missing > first) return { ok: false, reason: `Paths after the first ${first} are there.` };
      return {
        ok: true,
        value: {
          outputs: first === paths ? outputs : outputs.slice(0, first),
          failures: [...failures].map(toFailure).sort(byFrequency),
        },
      };
    },
  };
}

const toFailure = ([reason, paths]: readonly [string, number]): PathFailure => ({ reason, paths });

const byFrequency = (a: PathFailure, b: PathFailure): number =>
  b.paths - a.paths || (a.reason < b.reason ? -1 : 1);

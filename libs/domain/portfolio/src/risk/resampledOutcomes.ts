import type { Result } from '@finance-analyst/foundation';
import { createSampler, methodVersion, type UncertainInput } from '@finance-analyst/uncertainty';

/** What a period of a path is made of. */
export interface ResampledStep {
  readonly draws: Float64Array;
  /** What a draw of the first period is multiplied by. */
  readonly scale: number;
  /** Of the square of the scale from period to period; the rest is that of the return. 1 if the scale stays. */
  readonly decay: number;
}

export interface ResampledPaths {
  /** Periods of a path. */
  readonly horizon: number;
  readonly paths: number;
  readonly seed: number;
}

const blockLength = 4096;

/** The compounded return of each path, whose periods have draws with replacement. */
export function resampledOutcomes(
  { draws, scale, decay }: ResampledStep,
  { horizon, paths, seed }: ResampledPaths,
): Result<Float64Array> {
  const variables = Array.from({ length: horizon }, (_, period): UncertainInput => ({
    name: `period ${period + 1}`,
    effect: 'value',
    distribution: { kind: 'uniform', low: 0, high: 1 },
  }));
  const created = createSampler({ seed, paths, methodVersion, sampling: { kind: 'plain' }, variables });
  if (!created.ok) return { ok: false, reason: created.reason };
  const outcomes = new Float64Array(paths);
  for (let first = 0; first < paths; first += blockLength) {
    const length = Math.min(blockLength, paths - first);
    const columns = variables.map(() => new Float64Array(length));
    created.sampler.draw(first, columns);
    for (let at = 0; at < length; at += 1) {
      let growth = 1;
      let variance = scale * scale;
      for (const column of columns) {
        const draw = draws[Math.floor((column[at] as number) * draws.length)] as number;
        const own = Math.sqrt(variance) * draw;
        // No more than everything can be lost, and a gain beyond any number is no loss either way.
        growth = Math.min(growth * Math.max(1 + own, 0), Number.MAX_VALUE);
        variance = decay * variance + (1 - decay) * own * own;
      }
      outcomes[first + at] = growth - 1;
    }
  }
  return { ok: true, value: outcomes };
}

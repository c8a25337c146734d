import type { Result } from '@finance-analyst/foundation';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { levelOn } from '../benchmark/levelOn.js';
import { messages } from '../risk/messages.js';

/** The returns of a benchmark between the same days, or why there are none. */
export function benchmarkReturns(levels: BenchmarkLevels, days: ArrayLike<number>): Result<Float64Array> {
  const own = Array.from(days, (day) => levelOn(levels, day));
  if (own.some((level) => level === null))
    return { ok: false, reason: messages.benchmarkLater(levels.symbol) };
  return {
    ok: true,
    value: Float64Array.from(
      { length: own.length - 1 },
      (_, at) => Number(own[at + 1]) / Number(own[at]) - 1,
    ),
  };
}

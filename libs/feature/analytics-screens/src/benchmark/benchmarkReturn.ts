import type { Result } from '@finance-analyst/foundation';
import { isoDate } from '@finance-analyst/portfolio';
import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { levelOn } from './levelOn.js';
import { openingLevel } from './openingLevel.js';

/** The plain return between the closes of two days. */
export function benchmarkReturn(benchmark: BenchmarkLevels, first: number, last: number): Result<number> {
  const opening = openingLevel(benchmark, first);
  const closing = levelOn(benchmark, last);
  if (opening === null || closing === null) {
    const day = isoDate(opening === null ? first : last);
    return { ok: false, reason: `${benchmark.symbol} has no price or exchange rate on ${day}.` };
  }
  return { ok: true, value: closing / opening.level - 1 };
}

import type { Result } from '@finance-analyst/foundation';
import type { ValuePeriod } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/** An amount put into a benchmark, or taken out if it is below 0. */
export interface GrownFlow {
  /** Since 1970-01-01. */
  readonly day: number;
  readonly amount: number;
  /** The close of the benchmark on that day. */
  readonly level: number;
  /** amount × last close ÷ level: what it is worth at the end. */
  readonly grown: number;
}

/** The opening value and the flows of a period in a benchmark; their sum is the closing value of the public-market equivalent. */
export function grownInBenchmark(
  { firstDay, lastDay, opening, flows }: ValuePeriod,
  levelOn: (day: number) => number | null,
): Result<readonly GrownFlow[]> {
  const last = levelOn(lastDay);
  const moves: GrownFlow[] = [];
  for (const { day, amount } of [{ day: firstDay, amount: opening }, ...flows]) {
    if (amount === 0) continue;
    const level = levelOn(day);
    if (level === null || last === null) return { ok: false, reason: messages.noLevel };
    moves.push({ day, amount, level, grown: (amount * last) / level });
  }
  return { ok: true, value: moves };
}

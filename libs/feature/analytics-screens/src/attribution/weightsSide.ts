import type { TargetWeight } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { benchmarkReturn } from '../benchmark/benchmarkReturn.js';
import { cashGroup, type GroupOf } from './AttributionGroup.js';
import type { MonthDays, SideMonth } from './AttributionSide.js';
import { messages } from './messages.js';

/** Weights that are restored at the start of each month, with the returns of their instruments; the rest is cash without a return. */
export function weightsSide(
  weights: readonly TargetWeight[],
  levelsOf: (id: string) => Result<BenchmarkLevels>,
  months: readonly MonthDays[],
  groupOf: GroupOf,
): Result<readonly SideMonth[]> {
  const found: SideMonth[] = [];
  const rest = Math.max(1 - weights.reduce((sum, { weight }) => sum + weight, 0), 0);
  for (const { id: month, opens, closes } of months) {
    const sums = new Map<string, { weight: number; contribution: number }>();
    for (const { id, weight } of weights) {
      if (weight === 0) continue;
      const levels = levelsOf(id);
      if (!levels.ok) return { ok: false, reason: `${id}: ${levels.reason}` };
      const earned = benchmarkReturn(levels.value, opens, closes);
      if (!earned.ok) return { ok: false, reason: messages.inMonth(month, earned.reason) };
      const group = groupOf(id, levels.value.currency);
      const sum = sums.get(group) ?? { weight: 0, contribution: 0 };
      sum.weight += weight;
      sum.contribution += weight * earned.value;
      sums.set(group, sum);
    }
    const groups = new Map(
      [...sums].map(([group, { weight, contribution }]) => [
        group,
        { weight, return: contribution / weight },
      ]),
    );
    if (rest > 1e-12) groups.set(cashGroup, { weight: rest, return: 0 });
    found.push({ id: month, groups });
  }
  return { ok: true, value: found };
}

import type { Result } from '@finance-analyst/foundation';
import { panelProblem } from '../optimisation/ReturnPanel.js';
import { spreadOf, varies } from './spreadOf.js';

/** Pearson's correlation of two series of returns in the same periods, from −1 to 1. */
export function correlationOf(first: Float64Array, second: Float64Array): Result<number> {
  const problem = panelProblem({ returns: [first, second], periodsPerYear: 1 });
  if (problem !== null) return { ok: false, reason: problem };
  const [a, b] = [spreadOf(first), spreadOf(second)];
  if (!varies(a) || !varies(b)) return { ok: false, reason: 'The returns do not vary.' };
  let products = 0;
  for (let at = 0; at < first.length; at += 1)
    products += ((first[at] as number) - a.mean) * ((second[at] as number) - b.mean);
  const correlation = products / ((first.length - 1) * a.deviation * b.deviation);
  return { ok: true, value: Math.min(Math.max(correlation, -1), 1) };
}

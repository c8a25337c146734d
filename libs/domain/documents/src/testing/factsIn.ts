import type { MergeRules } from '../merge/MergeRules.js';
import { leavesOf } from './leavesOf.js';

/** The declared facts of a body, as text, by their paths. */
export function factsIn(body: unknown, { rows, facts }: MergeRules): ReadonlyMap<string, string> {
  const stated = new Map<string, string[]>();
  for (const { path, steps, value } of leavesOf(body, rows).values())
    for (const fact of facts) {
      const depth = fact.path.length;
      const isInside = fact.path.every((step, index) => steps[index] === step);
      if (!isInside || !fact.fields.includes(steps[depth] ?? '')) continue;
      const place = JSON.stringify([path.slice(0, depth), fact.fields]);
      stated.set(place, [...(stated.get(place) ?? []), `${JSON.stringify(path)} ${String(value)}`]);
    }
  return new Map([...stated].map(([place, texts]) => [place, texts.sort().join()]));
}

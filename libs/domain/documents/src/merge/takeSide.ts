import { inRankOrder } from './inRankOrder.js';
import { isFields } from './isFields.js';
import type { ConflictSide, MergeConflict } from './MergeConflict.js';
import type { MergeRules } from './MergeRules.js';
import { mergeOrder } from './mergeOrder.js';
import { type Parts, partsOf } from './partsOf.js';

/**
 * The body with one side of a conflict applied: its value at the path, its whole fact, or its order of rows, in which
 * rows that it lacks follow the nearest unmoved row that they followed. Changes no argument and never throws;
 * if the object, row or array of the conflict is gone, the body is returned unchanged.
 */
export function takeSide<Body>(
  body: Body,
  conflict: MergeConflict,
  side: ConflictSide,
  rules: MergeRules,
): Body {
  const steps: { readonly parts: Parts; readonly name: string }[] = [];
  let part: unknown = body;
  let below = rules;
  for (const name of conflict.path) {
    const parts = partsOf(part, below, steps.length);
    if (!parts) return body;
    const state = parts.stateOf(name);
    const isLast = steps.length === conflict.path.length - 1;
    if (!state.present && (!isLast || parts.keyed || conflict.of !== 'value')) return body;
    steps.push({ parts, name });
    part = state.present ? state.value : null;
    below = parts.rulesBelow(name);
  }
  const replacement = withSide(part, conflict, side, below, steps.length);
  // Every part of the new value comes from a value of this type.
  return steps.reduceRight(
    (value: unknown, { parts, name }) => withPart(parts, name, value),
    replacement,
  ) as Body;
}

function withSide(
  part: unknown,
  conflict: MergeConflict,
  side: ConflictSide,
  rules: MergeRules,
  depth: number,
): unknown {
  if (conflict.of === 'value') return conflict[side];
  return conflict.of === 'fact'
    ? withFact(part, conflict.fields, conflict[side])
    : inOrder(part, conflict[side], rules, depth);
}

function withFact(object: unknown, fields: readonly string[], fact: unknown): unknown {
  if (!isFields(object) || !isFields(fact)) return object;
  const others = Object.entries(object).filter(([name]) => !fields.includes(name));
  return Object.fromEntries([...others, ...Object.entries(fact)]);
}

function inOrder(array: unknown, wanted: readonly string[], rules: MergeRules, depth: number): unknown {
  const parts = partsOf(array, rules, depth);
  if (!parts?.keyed) return array;
  const ids = wanted.filter((id) => parts.stateOf(id).present);
  const { order } = mergeOrder({ base: parts.names, mine: ids, theirs: parts.names });
  return order.map((id) => valueOf(parts, id));
}

const valueOf = (parts: Parts, name: string): unknown => {
  const state = parts.stateOf(name);
  return state.present ? state.value : undefined;
};

function withPart(parts: Parts, changed: string, value: unknown): unknown {
  const values = new Map(parts.names.map((name) => [name, valueOf(parts, name)]));
  values.set(changed, value);
  const { keyed } = parts;
  if (!keyed) return Object.fromEntries(values);
  const ids = keyed.rank === undefined ? parts.names : inRankOrder(values, keyed.rank);
  return ids.map((id) => values.get(id));
}

import { factOf, stateOfFact } from './factOf.js';
import type { FieldState } from './FieldState.js';
import { inRankOrder } from './inRankOrder.js';
import { isFields } from './isFields.js';
import { isSameState } from './isSameState.js';
import type { KeyedRows } from './KeyedRows.js';
import type { MergeConflict } from './MergeConflict.js';
import type { Merged, RestoredPart } from './Merged.js';
import type { MergeRules } from './MergeRules.js';
import { mergeOrder } from './mergeOrder.js';
import { isWhole, keyedBy, type Parts, partsOf, rulesOfRows } from './partsOf.js';
import { planRows, type RowsPlan } from './planRows.js';

interface Sides<Side> {
  readonly base: Side;
  readonly mine: Side;
  readonly theirs: Side;
}

type Path = readonly string[];

/**
 * Merges two versions of a body derived from the same `base`: objects field by field, declared rows by id,
 * declared facts and any other value whole. A change by one side is taken from it. If both changed a value
 * differently, mine stays and a conflict gives both. What one side deleted and the other changed is restored. Takes
 * any JSON values, changes none of them, never throws, and does not copy what only one side changed.
 */
export function merge<Body>(base: Body, mine: Body, theirs: Body, rules: MergeRules): Merged<Body> {
  const conflicts: MergeConflict[] = [];
  const restored: RestoredPart[] = [];

  const mergeStates = (sides: Sides<FieldState>, path: Path, below: MergeRules): FieldState => {
    const { base: before, mine: own, theirs: other } = sides;
    if (isSameState(before, own)) return other;
    if (isSameState(before, other) || isSameState(own, other)) return own;
    if (!own.present || !other.present) {
      restored.push({ path, deletedBy: own.present ? 'theirs' : 'mine' });
      return own.present ? own : other;
    }
    const keyed = isWhole(below, path.length) ? undefined : keyedBy(below);
    const planned = before.present && keyed ? planOf(before.value, own.value, other.value, keyed) : null;
    if (keyed && planned) return present(mergeRows(planned, path, rulesOfRows(below, keyed)));
    const parts = partsOfSides({ base: before, mine: own.value, theirs: other.value }, below, path.length);
    if (parts) return { present: true, value: mergeParts(parts, path, below) };
    conflicts.push({ of: 'value', path, base: before, mine: own.value, theirs: other.value });
    return own;
  };

  /** A fact that both sides changed is mine as a whole, so that fields of different sides never mix. */
  const mergeFact = (sides: Sides<FieldState>, path: Path, fields: readonly string[]): FieldState => {
    const { base: before, mine: own, theirs: other } = sides;
    if (isSameState(before, own)) return other;
    if (isSameState(before, other) || isSameState(own, other)) return own;
    if (own.present && other.present) {
      conflicts.push({ of: 'fact', path, fields, base: before, mine: own.value, theirs: other.value });
      return own;
    }
    const kept = own.present ? own : other;
    const deletedBy = own.present ? 'theirs' : 'mine';
    for (const [field] of statedBy(kept)) restored.push({ path: [...path, field], deletedBy });
    return kept;
  };

  const mergeRows = (plan: RowsPlan, path: Path, rulesHere: MergeRules): readonly unknown[] => {
    const merged = [...plan.rows];
    for (const row of [...plan.toMerge, ...plan.restored]) {
      const place = [...path, row.id];
      if ('deletedBy' in row) restored.push({ path: place, deletedBy: row.deletedBy });
      else {
        const { base: was, mine: own, theirs: other } = row;
        const states = { base: present(was), mine: present(own), theirs: present(other) };
        const state = mergeStates(states, place, rulesHere);
        if (state.present) merged[row.place] = state.value;
      }
    }
    return merged;
  };

  const mergeParts = (sides: Sides<Parts>, path: Path, rulesHere: MergeRules): unknown => {
    const merged = new Map<string, unknown>();
    const decided = new Set<readonly string[]>();
    for (const name of namesOfBoth(sides)) {
      const fact = factOf(sides.mine, name, rulesHere);
      if (fact && decided.has(fact)) continue;
      const stateIn = (parts: Parts) => (fact ? stateOfFact(parts, fact) : parts.stateOf(name));
      const states = {
        base: stateIn(sides.base),
        mine: stateIn(sides.mine),
        theirs: stateIn(sides.theirs),
      };
      if (fact) {
        decided.add(fact);
        for (const [field, value] of statedBy(mergeFact(states, path, fact))) merged.set(field, value);
      } else {
        const state = mergeStates(states, [...path, name], sides.mine.rulesBelow(name));
        if (state.present) merged.set(name, state.value);
      }
    }
    const { keyed } = sides.mine;
    if (!keyed) return Object.fromEntries(merged);
    const ids = keyed.rank === undefined ? mergeIds(sides, merged, path) : inRankOrder(merged, keyed.rank);
    return ids.map((id) => merged.get(id));
  };

  const mergeIds = (sides: Sides<Parts>, merged: ReadonlyMap<string, unknown>, path: Path): Path => {
    const remaining = ({ names }: Parts): readonly string[] => names.filter((id) => merged.has(id));
    const orders = {
      base: remaining(sides.base),
      mine: remaining(sides.mine),
      theirs: remaining(sides.theirs),
    };
    const { order, isContested } = mergeOrder(orders);
    if (isContested) conflicts.push({ of: 'order', path, ...orders });
    return order;
  };

  const whole = { base: present(base), mine: present(mine), theirs: present(theirs) };
  const state = mergeStates(whole, [], rules);
  // Every part of the merged value comes from a value of this type.
  const value = (state.present ? state.value : mine) as Body;
  return { value, conflicts, restored };
}

/** The fields of a fact, which is an object of them. */
const statedBy = (fact: FieldState): readonly (readonly [string, unknown])[] =>
  fact.present && isFields(fact.value) ? Object.entries(fact.value) : [];

/** How rows without ranks merge that neither side moved; null for anything else. */
const planOf = (base: unknown, mine: unknown, theirs: unknown, keyed: KeyedRows): RowsPlan | null =>
  keyed.rank === undefined && Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)
    ? planRows(base, mine, theirs, keyed)
    : null;

const present = (value: unknown): FieldState => ({ present: true, value });

/** All sides split in the same way, or null. What both sides added has no base. */
function partsOfSides(
  { base, mine, theirs }: { base: FieldState; mine: unknown; theirs: unknown },
  rules: MergeRules,
  depth: number,
): Sides<Parts> | null {
  const mineParts = partsOf(mine, rules, depth);
  const theirsParts = partsOf(theirs, rules, depth);
  if (mineParts?.keyed !== theirsParts?.keyed) return null;
  const baseParts = base.present ? partsOf(base.value, rules, depth) : theirsParts && emptied(theirsParts);
  if (!mineParts || !theirsParts || baseParts?.keyed !== mineParts.keyed) return null;
  return { base: baseParts, mine: mineParts, theirs: theirsParts };
}

const namesOfBoth = ({ mine, theirs }: Sides<Parts>): readonly string[] => [
  ...mine.names,
  ...theirs.names.filter((name) => !mine.stateOf(name).present),
];

const emptied = (parts: Parts): Parts => ({ ...parts, names: [], stateOf: () => ({ present: false }) });

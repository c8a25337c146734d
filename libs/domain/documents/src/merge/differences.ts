import type { Difference } from './Difference.js';
import { factOf, stateOfFact } from './factOf.js';
import type { FieldState } from './FieldState.js';
import { isSameState } from './isSameState.js';
import { isSameValue } from './isSameValue.js';
import type { MergeRules } from './MergeRules.js';
import { type Parts, partsOf } from './partsOf.js';

/**
 * The changes between two versions of a body: field by field, declared rows by id, declared facts and any other value
 * whole. A field or
 * row that was added or deleted is one difference. Takes any JSON values and never throws.
 */
export function differences(before: unknown, after: unknown, rules: MergeRules): readonly Difference[] {
  const found: Difference[] = [];

  const compareStates = (
    was: FieldState,
    is: FieldState,
    path: readonly string[],
    below: MergeRules,
  ): void => {
    if (isSameState(was, is)) return;
    const wasParts = was.present ? partsOf(was.value, below, path.length) : null;
    const isParts = is.present ? partsOf(is.value, below, path.length) : null;
    if (wasParts && isParts && wasParts.keyed === isParts.keyed) compareParts(wasParts, isParts, path, below);
    else found.push({ of: 'value', path, before: was, after: is });
  };

  const compareFact = (was: Parts, is: Parts, path: readonly string[], fields: readonly string[]): void => {
    const [before, after] = [stateOfFact(was, fields), stateOfFact(is, fields)];
    if (!isSameState(before, after)) found.push({ of: 'fact', path, fields, before, after });
  };

  const compareParts = (was: Parts, is: Parts, path: readonly string[], rulesHere: MergeRules): void => {
    const compared = new Set<readonly string[]>();
    for (const name of new Set([...was.names, ...is.names])) {
      const fact = factOf(was, name, rulesHere);
      if (!fact) compareStates(was.stateOf(name), is.stateOf(name), [...path, name], was.rulesBelow(name));
      else if (!compared.has(fact)) compareFact(was, is, path, fact);
      if (fact) compared.add(fact);
    }
    if (was.keyed && was.keyed.rank === undefined && isReordered(was, is))
      found.push({ of: 'order', path, before: was.names, after: is.names });
  };

  compareStates({ present: true, value: before }, { present: true, value: after }, [], rules);
  return found;
}

const isReordered = (was: Parts, is: Parts): boolean =>
  !isSameValue(
    was.names.filter((id) => is.stateOf(id).present),
    is.names.filter((id) => was.stateOf(id).present),
  );

import type { FieldState } from './FieldState.js';
import { isFields } from './isFields.js';
import { type MergeRules, rulesBelow } from './MergeRules.js';
import { keyedBy, rulesOfRows } from './partsOf.js';

const absent: FieldState = { present: false };

/** The value at a path of fields and ids of rows; absent where the place is gone. It looks at one row of each array. */
export function stateAt(whole: unknown, path: readonly string[], rules: MergeRules): FieldState {
  let value = whole;
  let below = rules;
  for (const name of path) {
    const keyed = keyedBy(below);
    if (Array.isArray(value) && keyed) {
      const row: unknown = value.find((each) => isFields(each) && each[keyed.id] === name);
      if (row === undefined) return absent;
      value = row;
      below = rulesOfRows(below, keyed);
    } else if (isFields(value) && Object.hasOwn(value, name)) {
      value = value[name];
      below = rulesBelow(below, name);
    } else return absent;
  }
  return { present: true, value };
}

import type { FieldState } from './FieldState.js';
import { isFields } from './isFields.js';
import type { KeyedRows } from './KeyedRows.js';
import { type MergeRules, rulesBelow } from './MergeRules.js';

/** A value split into the fields of an object or the rows of a keyed array. */
export interface Parts {
  /** How the array of rows is keyed; null for the fields of an object. */
  readonly keyed: KeyedRows | null;
  /** Names of the fields, or ids of the rows, in order. */
  readonly names: readonly string[];
  readonly stateOf: (name: string) => FieldState;
  /** The rules inside a part, with paths from that part down. */
  readonly rulesBelow: (name: string) => MergeRules;
}

/** The rules of a row that is one value. */
const wholeRow: MergeRules = { rows: [], facts: [], isWhole: true };

const absent: FieldState = { present: false };

/** Deepest level that is split; a value below it is compared and merged whole. */
const maximumDepth = 64;

const fieldsOf = (value: Readonly<Record<string, unknown>>, rules: MergeRules): Parts => ({
  keyed: null,
  names: Object.keys(value),
  stateOf: (name) => (Object.hasOwn(value, name) ? { present: true, value: value[name] } : absent),
  rulesBelow: (name) => rulesBelow(rules, name),
});

function rowsOf(value: readonly unknown[], keyed: KeyedRows, rules: MergeRules): Parts | null {
  const rowsById = new Map<string, unknown>();
  for (const row of value) {
    const id = isFields(row) && Object.hasOwn(row, keyed.id) ? row[keyed.id] : null;
    if (typeof id !== 'string' || id === '') return null;
    rowsById.set(id, row);
  }
  if (rowsById.size < value.length) return null;
  const below = rulesOfRows(rules, keyed);
  return {
    keyed,
    names: [...rowsById.keys()],
    stateOf: (id) => {
      const row = rowsById.get(id);
      return row === undefined ? absent : { present: true, value: row };
    },
    rulesBelow: () => below,
  };
}

/** Whether a value is compared and merged as one, whatever it is. */
export const isWhole = (rules: MergeRules, depth: number): boolean =>
  depth >= maximumDepth || rules.isWhole === true;

/** How the elements of an array are keyed by these rules; undefined if they are no rows. */
export const keyedBy = ({ rows }: MergeRules): KeyedRows | undefined =>
  rows.find(({ path }) => path.length === 0);

/** The rules of the rows of an array. */
export const rulesOfRows = (rules: MergeRules, keyed: KeyedRows): MergeRules =>
  keyed.isWhole ? wholeRow : rulesBelow(rules, '*');

/**
 * Splits a value into fields or keyed rows. Null if it is one value: a row declared as one, neither an object nor a declared array, an
 * array with a missing, nonstring, empty or repeated id, or a value too deep in the body.
 */
export function partsOf(value: unknown, rules: MergeRules, depth: number): Parts | null {
  if (isWhole(rules, depth)) return null;
  if (isFields(value)) return fieldsOf(value, rules);
  const keyed = keyedBy(rules);
  return keyed && Array.isArray(value) ? rowsOf(value, keyed, rules) : null;
}

import type { FieldState } from './FieldState.js';
import type { MergeRules } from './MergeRules.js';
import type { Parts } from './partsOf.js';

/** The fields that state one fact with a field of the object that these rules are for; null where it stands alone. */
export const factOf = ({ keyed }: Parts, name: string, { facts }: MergeRules): readonly string[] | null =>
  (keyed === null && facts.find(({ path, fields }) => path.length === 0 && fields.includes(name))?.fields) ||
  null;

/** What an object says of a fact: those of its fields that are there. The fact is absent where none of them is. */
export function stateOfFact(parts: Parts, fields: readonly string[]): FieldState {
  const stated: [string, unknown][] = [];
  for (const field of fields) {
    const state = parts.stateOf(field);
    if (state.present) stated.push([field, state.value]);
  }
  return stated.length > 0 ? { present: true, value: Object.fromEntries(stated) } : { present: false };
}

import type { FieldState } from './FieldState.js';
import type { MergeRules } from './MergeRules.js';
import type { Parts } from './partsOf.js';

/** The fact of these rules that a field belongs to; null if it belongs to none. */
export const factOf = ({ keyed }: Parts, name: string, { facts }: MergeRules): readonly string[] | null =>
  (keyed === null && facts.find(({ path, fields }) => path.length === 0 && fields.includes(name))?.fields) ||
  null;

/** The fields of a fact that an object has; absent if it has none. */
export function stateOfFact(parts: Parts, fields: readonly string[]): FieldState {
  const stated: [string, unknown][] = [];
  for (const field of fields) {
    const state = parts.stateOf(field);
    if (state.present) stated.push([field, state.value]);
  }
  return stated.length > 0 ? { present: true, value: Object.fromEntries(stated) } : { present: false };
}

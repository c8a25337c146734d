import type { FactFields } from './FactFields.js';
import type { KeyedRows } from './KeyedRows.js';

/** The structure of a body that its values do not show. */
export interface MergeRules {
  /** The arrays to merge and compare row by row. */
  readonly rows: readonly KeyedRows[];
  /** The fields to merge and compare together. A field belongs to the first fact that names it. */
  readonly facts: readonly FactFields[];
  /** The value that the rules are for is compared and merged whole. */
  readonly isWhole?: true;
}

const below = <Rule extends { readonly path: readonly string[] }>(
  rules: readonly Rule[],
  step: string,
): readonly Rule[] =>
  rules.filter(({ path }) => path[0] === step).map((rule) => ({ ...rule, path: rule.path.slice(1) }));

/** The rules for a field of an object, or with `*` for the rows of an array, with paths from there down. */
export const rulesBelow = ({ rows, facts }: MergeRules, step: string): MergeRules => ({
  rows: below(rows, step),
  facts: below(facts, step),
});

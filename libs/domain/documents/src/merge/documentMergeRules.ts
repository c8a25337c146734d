import type { MergeRules } from './MergeRules.js';

const inBody = <Rule extends { readonly path: readonly string[] }>(rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => ({ ...rule, path: ['body', ...rule.path] }));

/** The merge rules of a kind with paths from the document down, for merging and comparing whole documents. */
export const documentMergeRules = ({ rows, facts }: MergeRules): MergeRules => ({
  rows: inBody(rows),
  facts: inBody(facts),
});

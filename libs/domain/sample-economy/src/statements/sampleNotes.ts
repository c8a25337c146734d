import type { BusinessModel, ShareBasisChange } from '@finance-analyst/market';

/** What a reader of sample statements should know. */
export function sampleNotes(businessModel: BusinessModel, changes: readonly ShareBasisChange[]): string[] {
  const kind =
    businessModel === 'operating'
      ? []
      : [`A ${businessModel} states neither operating income nor current and non-current items.`];
  const splits = changes.map(
    ({ filed, factor }) =>
      `Share counts filed before ${filed} compare with later ones only when multiplied by ${factor}: a split.`,
  );
  return ['Fictional company: every figure is sample data.', ...kind, ...splits];
}

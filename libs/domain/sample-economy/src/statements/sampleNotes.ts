import { day, reason, type Reason } from '@finance-analyst/foundation';
import {
  noteFigure,
  writeNote,
  type CompanyFundamentals,
  type ShareBasisChange,
} from '@finance-analyst/market';

/** What a reader of sample statements should know, as sentences and with their figures apart. */
export function sampleNotes(
  businessModel: string,
  changes: readonly ShareBasisChange[],
): Required<Pick<CompanyFundamentals, 'notes' | 'noteReasons'>> {
  const kind =
    businessModel !== 'bank' && businessModel !== 'insurer'
      ? []
      : [`A ${businessModel} states neither operating income nor current and non-current items.`];
  const splits = changes.map(
    ({ filed, factor }) =>
      reason`Share counts filed before ${day(filed)} compare with later ones only when multiplied by ${noteFigure(factor)}: a split.`,
  );
  const noteReasons: readonly Reason[] = [
    'Fictional company: every figure is sample data.',
    ...kind,
    ...splits,
  ];
  return { notes: noteReasons.map(writeNote), noteReasons };
}

import type { AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { derivedDefaults, followInputs } from '@finance-analyst/valuation';
import type { DerivedParts } from '@finance-analyst/workspace';

type Conflict = Parameters<DerivedParts['isDerived']>[0];

const derivedInputs = new Set(derivedDefaults.map(({ input }) => input));

const isEdited = (fact: unknown): boolean => (fact as { readonly edited?: boolean } | null)?.edited !== false;

/** A default that follows from other inputs; the value itself only where neither side set it. */
function isDerived({ assumptions }: AnalystDocument['body'], conflict: Conflict): boolean {
  const [body, list, id, ...part] = conflict.path;
  const row =
    body === 'body' && list === 'assumptions' ? assumptions.find((one) => one.id === id) : undefined;
  if (!row || !derivedInputs.has(row.input)) return false;
  if (conflict.of === 'fact') return !isEdited(conflict.mine) && !isEdited(conflict.theirs);
  return conflict.of === 'value' && part.length > 0;
}

/** The defaults of a model that follow from other inputs, such as the cost of debt from the risk-free rate. */
export const derivedAssumptions = (
  opened: AnalystDocument,
  fundamentals: CompanyFundamentals,
): DerivedParts => ({
  isDerived: (conflict) => isDerived(opened.body, conflict),
  follow: (before, after) => followInputs(before, after, fundamentals),
});

import type { AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { derivedDefaults, followInputs, withHeadline } from '@finance-analyst/valuation';
import type { DerivedParts } from '@finance-analyst/workspace';

type Conflict = Parameters<DerivedParts['isDerived']>[0];

const derivedInputs = new Set(derivedDefaults.map(({ input }) => input));

const isEdited = (fact: unknown): boolean => (fact as { readonly edited?: boolean } | null)?.edited !== false;

/** The body's only fact computed from the rest is the headline. */
const isHeadline = ({ of, path }: Conflict): boolean => of === 'fact' && path.length === 1;

/** A derived default; its value too, if neither side set it. */
function isDerivedDefault({ assumptions }: AnalystDocument['body'], conflict: Conflict): boolean {
  const [body, list, id, ...part] = conflict.path;
  const row =
    body === 'body' && list === 'assumptions' ? assumptions.find((one) => one.id === id) : undefined;
  if (!row || !derivedInputs.has(row.input)) return false;
  if (conflict.of === 'fact') return !isEdited(conflict.mine) && !isEdited(conflict.theirs);
  return conflict.of === 'value' && part.length > 0;
}

/**
 * What of a model follows from the rest: the defaults that follow from other inputs, such as the cost of debt from the
 * risk-free rate, and the headline.
 */
export const derivedPartsOf = (opened: AnalystDocument, fundamentals: CompanyFundamentals): DerivedParts => ({
  isDerived: (conflict) => isHeadline(conflict) || isDerivedDefault(opened.body, conflict),
  follow: (before, after) => withHeadline(followInputs(before, after, fundamentals), fundamentals),
});

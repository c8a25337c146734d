import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import type { DerivedDefault } from './DerivedDefault.js';
import { isComputed } from './isComputed.js';

/** Why a company has no default of what is named. */
export const notComputable = ({ name }: Pick<CompanyFundamentals, 'name'>, what: string): string =>
  `The figures that ${name} reports are too large or too small to compute ${what}.`;

/**
 * The defaults of a new model: `independent`, which follow from nothing else, then those derived from them; a later one
 * replaces an earlier one of the same input. None, with the reason, if the statements leave one without a finite figure.
 */
export function firstDefaults({
  fundamentals,
  independent,
  derivedDefaults,
  derivationOf,
}: {
  readonly fundamentals: CompanyFundamentals;
  readonly independent: readonly Assumption[];
  readonly derivedDefaults: readonly DerivedDefault[];
  readonly derivationOf: (found: readonly Assumption[]) => DerivationBasis;
}): Result<readonly Assumption[]> {
  let found = independent;
  const isOpen = (assumption: Assumption): boolean => !isComputed(assumption);
  let open = found.find(isOpen)?.input;
  for (const { input, derive } of derivedDefaults) {
    if (open !== undefined) break;
    const derived = derive(derivationOf(found));
    const others = found.filter((assumption) => assumption.input !== input);
    if (derived ? isOpen(derived) : others.length === found.length) open = input;
    if (derived) found = [...others, derived];
  }
  return open === undefined
    ? { ok: true, value: found }
    : { ok: false, reason: notComputable(fundamentals, open.replaceAll('_', ' ')) };
}

import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import type { DerivedDefault } from './DerivedDefault.js';

/** What a method's defaults rest on, or why it does not fit the company. */
type BasisOf = (given: {
  readonly fundamentals: CompanyFundamentals;
  readonly quote: DefaultBasis['quote'];
}) => Result<DefaultBasis>;

/** Derives defaults from what a method's rest on; none of a company that it does not fit. */
export const derivedFrom =
  (basisOf: BasisOf) =>
  (
    derive: (basis: DefaultBasis, derivation: DerivationBasis) => Assumption | null,
  ): DerivedDefault['derive'] =>
  (derivation) => {
    const basis = basisOf({ fundamentals: derivation.fundamentals, quote: derivation.price });
    return basis.ok ? derive(basis.value, derivation) : null;
  };

import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import type { DerivedDefault } from './DerivedDefault.js';
import { isComputed } from './isComputed.js';

/**
 * What a default is on a basis. Null if the basis lacks what it needs, or has no figure for it, such as a beta relevered
 * without equity.
 */
export function computedDefault({ derive }: DerivedDefault, basis: DerivationBasis): Assumption | null {
  const assumption = derive(basis);
  return assumption && isComputed(assumption) ? assumption : null;
}

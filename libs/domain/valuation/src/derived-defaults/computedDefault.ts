import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import type { DerivedDefault } from './DerivedDefault.js';

const isFigure = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);

/**
 * What a default is on a basis. Null if the basis lacks what it needs, or has no figure for it, such as a beta relevered
 * without equity.
 */
export function computedDefault({ derive }: DerivedDefault, basis: DerivationBasis): Assumption | null {
  const assumption = derive(basis);
  const values = assumption && (Array.isArray(assumption.value) ? assumption.value : [assumption.value]);
  return values?.every(isFigure) ? assumption : null;
}

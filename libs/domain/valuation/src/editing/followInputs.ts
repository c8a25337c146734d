import type { ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { derivedDefaults } from '../derived-defaults/derivedDefaults.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import { derivationBasis } from './derivationBasis.js';
import { withDefault } from './withDefault.js';

/**
 * An edited model with every default updated that depends on the edit. A value set by the analyst
 * stays, and only its default moves; unrelated defaults stay as saved.
 */
export function followInputs(
  before: ValuationModelBody,
  after: ValuationModelBody,
  fundamentals: CompanyFundamentals,
): ValuationModelBody {
  const basisBefore = after === before ? null : derivationBasis(before, fundamentals);
  if (!basisBefore) return after;
  const wasEdited = new Set(before.assumptions.flatMap(({ id, edited }) => (edited ? [id] : [])));
  const follow = (body: ValuationModelBody, { input, derive, isInUse }: DerivedDefault) => {
    const basis = derivationBasis(body, fundamentals);
    const next = basis && derive(basis);
    if (!next) return body;
    const isIdle = isInUse !== undefined && !isInUse(basisBefore.inputs);
    const isMoved = isIdle || !isSameDefault(derive(basisBefore), next);
    const assumptions = body.assumptions.map((row) =>
      row.input === input && (isMoved || (wasEdited.has(row.id) && !row.edited))
        ? withDefault(body, row, next)
        : row,
    );
    return { ...body, assumptions };
  };
  return derivedDefaults.reduce(follow, after);
}

const isSameDefault = (one: Assumption | null, other: Assumption): boolean =>
  one !== null &&
  writeReason(one.reason) === writeReason(other.reason) &&
  JSON.stringify(one.value) === JSON.stringify(other.value) &&
  one.spread === other.spread;

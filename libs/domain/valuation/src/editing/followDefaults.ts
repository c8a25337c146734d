import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { computedDefault } from '../derived-defaults/computedDefault.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { derivationBasis } from './derivationBasis.js';
import { withDefault } from './withDefault.js';

/**
 * Makes edits of one model, each started from it, move the defaults that depend on them. A value set by the analyst stays,
 * and only its default moves; unrelated defaults stay as saved. What the edits are compared with is computed once for all.
 * Only `derivedDefaults` move, all of the method's unless others are given.
 */
export function followDefaults(
  before: ValuationModelBody,
  fundamentals: CompanyFundamentals,
  method: ModelMethod,
  { derivedDefaults }: Pick<ModelMethod, 'derivedDefaults'> = method,
): (after: ValuationModelBody) => ValuationModelBody {
  const basisBefore = derivationBasis(before, fundamentals, method);
  if (!basisBefore) return (after) => after;
  const wasEdited = new Set(before.assumptions.flatMap(({ id, edited }) => (edited ? [id] : [])));
  const isReset = ({ id, edited }: AssumptionRow): boolean => wasEdited.has(id) && !edited;
  const known = new Map<DerivedDefault, Assumption | null>();
  const defaultBefore = (derived: DerivedDefault): Assumption | null => {
    const value = known.has(derived)
      ? (known.get(derived) as Assumption | null)
      : computedDefault(derived, basisBefore);
    known.set(derived, value);
    return value;
  };
  return (after) => {
    if (after === before) return after;
    let body = after;
    let basis: DerivationBasis | null | undefined;
    for (const derived of derivedDefaults) {
      const { input, isInUse } = derived;
      basis ??= derivationBasis(body, fundamentals, method);
      const next = basis && computedDefault(derived, basis);
      if (!next) continue;
      const isIdle = isInUse !== undefined && !isInUse(basisBefore.inputs);
      const isMoved = isIdle || !isSameDefault(defaultBefore(derived), next);
      const assumptions = body.assumptions.map((row) =>
        row.input === input && (isMoved || isReset(row)) ? withDefault(body, row, next) : row,
      );
      if (assumptions.every((row, index) => row === body.assumptions[index])) continue;
      body = { ...body, assumptions };
      basis = undefined;
    }
    return body;
  };
}

const isSameDefault = (one: Assumption | null, other: Assumption): boolean =>
  one !== null &&
  JSON.stringify(one.value) === JSON.stringify(other.value) &&
  writeReason(one.reason) === writeReason(other.reason) &&
  one.spread === other.spread &&
  one.external?.standardError === other.external?.standardError;

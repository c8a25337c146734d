import type { ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { followScenarios } from '../scenarios/followScenarios.js';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { computedDefault } from '../derived-defaults/computedDefault.js';
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
  const method = methodOfTemplate(after.template);
  const basisBefore =
    after === before || !method.ok ? null : derivationBasis(before, fundamentals, method.value);
  if (!method.ok || !basisBefore) return after;
  const wasEdited = new Set(before.assumptions.flatMap(({ id, edited }) => (edited ? [id] : [])));
  const follow = (body: ValuationModelBody, derived: DerivedDefault) => {
    const { input, isInUse } = derived;
    const basis = derivationBasis(body, fundamentals, method.value);
    const next = basis && computedDefault(derived, basis);
    if (!next) return body;
    const isIdle = isInUse !== undefined && !isInUse(basisBefore.inputs);
    const isMoved = isIdle || !isSameDefault(computedDefault(derived, basisBefore), next);
    const assumptions = body.assumptions.map((row) =>
      row.input === input && (isMoved || (wasEdited.has(row.id) && !row.edited))
        ? withDefault(body, row, next)
        : row,
    );
    return { ...body, assumptions };
  };
  return followScenarios(method.value.derivedDefaults.reduce(follow, after), fundamentals, method.value);
}

const isSameDefault = (one: Assumption | null, other: Assumption): boolean =>
  one !== null &&
  writeReason(one.reason) === writeReason(other.reason) &&
  JSON.stringify(one.value) === JSON.stringify(other.value) &&
  one.spread === other.spread &&
  one.external?.standardError === other.external?.standardError;

import type { Valuation } from '../saved-model/Valuation.js';
import { computedDefault } from '../derived-defaults/computedDefault.js';
import { derivationBasis } from './derivationBasis.js';

/**
 * The inputs in use whose defaults follow other inputs: an edit of those moves them, which an engine or a spreadsheet that
 * has the model alone does not do. Each once; those that the analyst set follow nothing.
 */
export function followingInputs({
  body,
  fundamentals,
  method,
}: Pick<Valuation, 'body' | 'fundamentals' | 'method'>): readonly string[] {
  const basis = derivationBasis(body, fundamentals, method);
  if (!basis) return [];
  const following = method.derivedDefaults.filter(
    (derived) =>
      derived.followsNoInput !== true &&
      (derived.isInUse?.(basis.inputs) ?? true) &&
      body.assumptions.some((row) => row.input === derived.input && !row.edited) &&
      computedDefault(derived, basis) !== null,
  );
  return [...new Set(following.map(({ input }) => input))];
}

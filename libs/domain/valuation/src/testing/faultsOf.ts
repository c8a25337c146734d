import { createEvaluator, type CompiledModel, type InputValues } from '@finance-analyst/model-engine';

/** The checks of a model that fail on these inputs, which must fit, and the names of all of them in alphabetical order. */
export function faultsOf(
  model: CompiledModel,
  inputs: InputValues,
): { readonly failed: readonly string[]; readonly all: readonly string[] } {
  const created = createEvaluator(model, inputs);
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  const checks = created.evaluator.checks();
  return {
    failed: checks.filter(({ passed }) => !passed).map(({ id }) => id),
    all: checks.map(({ id }) => id).toSorted(),
  };
}

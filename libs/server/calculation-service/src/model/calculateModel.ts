import type { ErrorDetail, ModelCalculationRequest } from '@finance-analyst/contracts';
import { createEvaluator } from '@finance-analyst/model-engine';
import type { CalculationOutcome } from './CalculationOutcome.js';
import { calculationProblem } from './calculationProblem.js';
import { compileRequest } from './compileRequest.js';
import { derivationsOf, valueOf } from './describeFigures.js';
import { inputsProblem } from './inputsProblem.js';
import { trippedChecks } from './trippedChecks.js';

/** Compiles and evaluates a model, or reports what is wrong with its source, inputs or requested names. */
export function calculateModel(request: ModelCalculationRequest): CalculationOutcome {
  const compiled = compileRequest(request);
  if (!compiled.ok) return compiled;
  const model = compiled.value;
  const created = createEvaluator(model, request.inputs);
  if (!created.ok) return inputsProblem(created.problems);
  const { evaluator } = created;
  const definitions = new Map([...model.inputs, ...model.lines].map((each) => [each.name, each]));
  const unknownIn = (field: string, names: readonly string[] = []): ErrorDetail[] =>
    names.flatMap((name, index) =>
      definitions.has(name)
        ? []
        : [{ path: `${field}.${index}`, message: `the model has nothing named ${name}` }],
    );
  const unknown = [
    ...unknownIn('outputs', request.outputs),
    ...unknownIn('derivations', request.derivations),
  ];
  if (unknown.length > 0) {
    return calculationProblem(
      'unknown-name',
      'Some of the requested names are not in the model. Correct the names listed.',
      unknown,
    );
  }

  const asked = request.outputs ?? model.lines.map(({ name }) => name);
  const described = (names: readonly string[]) =>
    names.flatMap((name) => {
      const definition = definitions.get(name);
      return definition ? [definition] : [];
    });
  return {
    ok: true,
    value: {
      title: model.title,
      periods: model.timeline.forecastPeriods,
      values: Object.fromEntries(described(asked).map((each) => [each.name, valueOf(evaluator, each)])),
      checks: trippedChecks(evaluator),
      ...(request.derivations && {
        derivations: Object.fromEntries(
          described(request.derivations).map((each) => [each.name, derivationsOf(evaluator, each)]),
        ),
      }),
    },
  };
}

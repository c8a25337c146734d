import type { ErrorDetail, ModelCalculationRequest } from '@finance-analyst/contracts';
import {
  compileModel,
  createEvaluator,
  type Compilation,
  type ModelError,
} from '@finance-analyst/model-engine';
import { compileTemplate, isTemplateName, templateNames } from '@finance-analyst/valuation';
import type { CalculationOutcome, CalculationProblem } from './CalculationOutcome.js';
import { derivationsOf, valueOf } from './describeFigures.js';
import { trippedChecks } from './trippedChecks.js';

const problem = (
  code: CalculationProblem['code'],
  message: string,
  details: readonly ErrorDetail[],
): CalculationProblem => ({ ok: false, code, message, details });

const describeModelError = ({ line, column, message }: ModelError): ErrorDetail => ({
  path: 'model',
  message: `line ${line}, column ${column}: ${message}`,
});

function compile({ model, periods }: ModelCalculationRequest): Compilation | undefined {
  if (isTemplateName(model)) return compileTemplate(model, periods);
  return compileModel(model, periods === undefined ? {} : { forecastPeriods: periods });
}

/** Compiles and evaluates a model, or reports what is wrong with its source, inputs or requested names. */
export function calculateModel(request: ModelCalculationRequest): CalculationOutcome {
  const compilation = compile(request);
  if (!compilation) {
    const message = `Unknown template: ${request.model}. Use one of ${templateNames.join(', ')}, or send model source text.`;
    return problem('unknown-template', message, [{ path: 'model', message: 'is not a template name' }]);
  }
  if (!compilation.ok) {
    const details = compilation.errors.map(describeModelError);
    return problem('model-does-not-compile', 'The model does not compile. Correct its source text.', details);
  }

  const { model } = compilation;
  const created = createEvaluator(model, request.inputs);
  if (!created.ok) {
    const details = created.problems.map(({ input, message }) => ({ path: `inputs.${input}`, message }));
    return problem(
      'inputs-do-not-fit',
      'The inputs do not match the model. Correct the inputs listed.',
      details,
    );
  }

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
    return problem(
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

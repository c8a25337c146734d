import type { ErrorDetail, ModelCalculationRequest } from '@finance-analyst/contracts';
import { compileModel, type CompiledModel, type ModelError } from '@finance-analyst/model-engine';
import { compileTemplate, isTemplateName, templateNames } from '@finance-analyst/valuation';
import { calculationProblem } from './calculationProblem.js';
import type { Outcome } from './CalculationOutcome.js';

const describeModelError = ({ line, column, message }: ModelError): ErrorDetail => ({
  path: 'model',
  message: `line ${line}, column ${column}: ${message}`,
});

/** The model that a request names or states, or what is wrong with it. */
export function compileRequest({
  model,
  periods,
}: Pick<ModelCalculationRequest, 'model' | 'periods'>): Outcome<CompiledModel> {
  const compilation = isTemplateName(model)
    ? compileTemplate(model, periods)
    : compileModel(model, periods === undefined ? {} : { forecastPeriods: periods });
  if (!compilation)
    return calculationProblem(
      'unknown-template',
      `Unknown template: ${model}. Use one of ${templateNames.join(', ')}, or send model source text.`,
      [{ path: 'model', message: 'is not a template name' }],
    );
  return compilation.ok
    ? { ok: true, value: compilation.model }
    : calculationProblem(
        'model-does-not-compile',
        'The model does not compile. Correct its source text.',
        compilation.errors.map(describeModelError),
      );
}

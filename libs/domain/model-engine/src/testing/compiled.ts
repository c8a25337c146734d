import { compileModel, type CompileOptions } from '../compileModel.js';
import type { CompiledModel } from '../compiledModel.js';
import { createEvaluator } from '../evaluation/createEvaluator.js';
import type { Evaluator } from '../evaluation/evaluator.js';
import type { InputValues } from '../evaluation/inputValues.js';
import type { ModelError } from '../language/modelError.js';

/** The model of a text that must compile. */
export function compiled(source: string, options?: CompileOptions): CompiledModel {
  const compilation = compileModel(source, options);
  if (!compilation.ok) throw new Error(compilation.errors.map(({ message }) => message).join('\n'));
  return compilation.model;
}

/** An evaluator over a text that must compile and inputs that must fit. */
export function evaluated(source: string, inputs: InputValues = {}, options?: CompileOptions): Evaluator {
  const created = createEvaluator(compiled(source, options), inputs);
  if (!created.ok) throw new Error(created.problems.map(({ message }) => message).join('\n'));
  return created.evaluator;
}

/** The errors of a text that must not compile. */
export function errorsOf(source: string, options?: CompileOptions): readonly ModelError[] {
  const compilation = compileModel(source, options);
  if (compilation.ok) throw new Error('the text compiles');
  return compilation.errors;
}

/** What a formula over the inputs x and y of unit number comes to. */
export const formulaValue = (formula: string, x = 0, y = 0): number =>
  evaluated(`input x: number\ninput y: number\nvalue result = ${formula}`, { x, y }).number('result');

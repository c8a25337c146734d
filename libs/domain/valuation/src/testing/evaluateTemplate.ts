import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import type { ValuationTemplate } from '../templates/ValuationTemplate.js';

/** A template's evaluator with the given inputs, which must fit. */
export function evaluateTemplate(template: ValuationTemplate, inputs: InputValues, years = 5): Evaluator {
  const created = createEvaluator(template.model(years), inputs);
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
}

/** Whether a check of the template passes with the example's inputs after the given changes. */
export const passes = (template: ValuationTemplate, check: string, changes: InputValues = {}): boolean => {
  const inputs = { ...template.example, ...changes };
  const found = evaluateTemplate(template, inputs)
    .checks()
    .find(({ id }) => id === check);
  if (!found) throw new Error(`${template.reference.id} has no check ${check}`);
  return found.passed;
};

/** The names of a template's checks, in alphabetical order. */
export const checkNames = (template: ValuationTemplate): readonly string[] =>
  evaluateTemplate(template, template.example)
    .checks()
    .map(({ id }) => id)
    .toSorted();

import { labelledFormula } from '@finance-analyst/model-engine';
import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';
import { withShownSigns } from './withShownSigns.js';

/**
 * A formula in words, for figures with the signs of the forecast table: what free cash flow subtracts is
 * negative there, so it is added. `revenue[-1]` is the revenue of the prior year; what a whole formula requires follows it.
 */
export function readableFormula({ model, body }: Pick<Valuation, 'model' | 'body'>, formula: string): string {
  const subtracted = methodViewOf(body.template).forecastRows.filter(({ sign }) => sign === -1);
  // Formulas of the past can be in words.
  const names = new Set(subtracted.flatMap(({ name }) => [name, labelledFormula(model, name)]));
  const readable = (part: string): string =>
    labelledFormula(
      model,
      withShownSigns(part, (operand) => names.has(operand)),
    ).replace(/\[−1\]/gu, ` ${messages.ofTheYearBefore}`);
  const [, condition, rest] = /^require\(([^,()]+), (.*)\)$/su.exec(formula) ?? [];
  return condition === undefined || rest === undefined
    ? readable(formula)
    : messages.provided(readable(rest), readable(condition));
}

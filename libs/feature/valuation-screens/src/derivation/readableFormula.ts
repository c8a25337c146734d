import { labelledFormula, type CompiledModel } from '@finance-analyst/model-engine';
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
  return formulaInWords(model, formula, (part) => withShownSigns(part, (operand) => names.has(operand)));
}

/** A formula of any model in words; `prepared` is applied to its parts as written. */
export function formulaInWords(
  model: CompiledModel,
  formula: string,
  prepared = (part: string): string => part,
): string {
  const readable = (part: string): string =>
    labelledFormula(model, prepared(part)).replace(
      /\[−(\d+)\]/gu,
      (_lag, years: string) => ` ${messages.ofYearsBefore(Number(years))}`,
    );
  const { conditions, rest } = requirements(formula);
  return conditions.length === 0
    ? readable(rest)
    : messages.provided(readable(rest), conditions.map(readable).join(` ${messages.and} `));
}

/** What a whole formula requires, one condition in the other, and what is left of it. */
function requirements(formula: string): { readonly conditions: readonly string[]; readonly rest: string } {
  const [, condition, inner] = /^require\(([^,()]+), (.*)\)$/su.exec(formula) ?? [];
  if (condition === undefined || inner === undefined) return { conditions: [], rest: formula };
  const { conditions, rest } = requirements(inner);
  return { conditions: [condition, ...conditions], rest };
}

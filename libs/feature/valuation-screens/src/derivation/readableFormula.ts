import { labelledFormula, type FigureRef } from '@finance-analyst/model-engine';
import { formulaInWords, type Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { withShownSigns } from './withShownSigns.js';

/**
 * A formula in words, for figures with the signs of the forecast table: what free cash flow subtracts is
 * negative there, so it is added. Of a choice between two formulas it has the one that took the operands, if they are given.
 */
export function readableFormula(
  { model, body }: Pick<Valuation, 'model' | 'body'>,
  formula: string,
  operands?: readonly { readonly ref: FigureRef }[],
): string {
  const subtracted = methodViewOf(body.template).forecastRows.filter(({ sign }) => sign === -1);
  // Formulas of the past can be in words.
  const names = new Set(subtracted.flatMap(({ name }) => [name, labelledFormula(model, name)]));
  return formulaInWords(model, formula, {
    prepared: (part) => withShownSigns(part, (operand) => names.has(operand)),
    taken: operands && namesOf(operands),
  });
}

/** The names of the figures that a formula took. */
export const namesOf = (operands: readonly { readonly ref: FigureRef }[]): ReadonlySet<string> =>
  new Set(operands.map(({ ref }) => ref.name));

import { labelledFormula } from '@finance-analyst/model-engine';
import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';

/**
 * A formula in words, for figures with the signs of the forecast table: what free cash flow subtracts is
 * negative there, so it is added. `revenue[-1]` is the revenue of the prior year; what a whole formula requires follows it.
 */
export function readableFormula({ model, body }: Pick<Valuation, 'model' | 'body'>, formula: string): string {
  const subtracted = methodViewOf(body.template).forecastRows.filter(({ sign }) => sign === -1);
  const names = subtracted.map(({ name }) => labelledFormula(model, name)).join('|');
  const readable = (part: string): string =>
    labelledFormula(model, part)
      .replace(/\[−1\]/gu, ` ${messages.ofTheYearBefore}`)
      .replace(
        new RegExp(`([+−]) ((?:last\\()?(?:${names}))(?![\\p{L},])`, 'gu'),
        (_whole, sign: string, name: string) => (sign === '+' ? `− ${name}` : `+ ${name}`),
      );
  const [, condition, rest] = /^require\(([^,()]+), (.*)\)$/su.exec(formula) ?? [];
  return condition === undefined || rest === undefined
    ? readable(formula)
    : messages.provided(readable(rest), readable(condition));
}

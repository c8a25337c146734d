import { labelledFormula, type CompiledModel } from '@finance-analyst/model-engine';
import { forecastRows } from '../forecast/forecastRows.js';
import { messages } from './messages.js';

const subtracted = forecastRows.filter(({ sign }) => sign === -1);

/**
 * A formula in words, for figures that have the sign of the forecast table: what the free cash flow subtracts is
 * negative there, so that it is added. `revenue[-1]` is the revenue of the year before.
 */
export function readableFormula(model: CompiledModel, formula: string): string {
  const names = subtracted.map(({ name }) => labelledFormula(model, name)).join('|');
  return labelledFormula(model, formula)
    .replace(/\[−1\]/gu, ` ${messages.ofTheYearBefore}`)
    .replace(new RegExp(`([+−]) (${names})(?![\\p{L},])`, 'gu'), (_part, sign: string, name: string) =>
      sign === '+' ? `− ${name}` : `+ ${name}`,
    );
}

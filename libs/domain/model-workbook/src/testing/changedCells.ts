import type { Evaluator } from '@finance-analyst/model-engine';
import { optionText } from '../excel-formula/optionText.js';
import { cellsOf, type ReadWorkbook } from './readWorkbook.js';

/** What to type into the cells of the inputs, so that the workbook has the inputs of another evaluator. */
export function changedCells(
  { names }: Pick<ReadWorkbook, 'names'>,
  evaluator: Evaluator,
): ReadonlyMap<string, number | string> {
  const inputs = evaluator.inputs();
  return new Map(
    evaluator.model.inputs.flatMap(({ name }) => {
      const range = names.get(name) ?? names.get(`${name}_`) ?? '';
      const given = inputs[name];
      return cellsOf(range).map((address, index): [string, number | string] => {
        const value = typeof given === 'object' ? given[index] : given;
        return [`Model!${address}`, typeof value === 'string' ? optionText(value) : (value ?? 0)];
      });
    }),
  );
}

import type { Evaluator } from '@finance-analyst/model-engine';
import { optionText } from '../excel-formula/optionText.js';
import { cellsOf, type ReadWorkbook } from './readWorkbook.js';

/** What to type into the cells of the inputs, so that the workbook has the inputs of another evaluator. */
export function changedCells(
  { names }: Pick<ReadWorkbook, 'names'>,
  evaluator: Evaluator,
): ReadonlyMap<string, number | string> {
  const given = evaluator.inputs();
  return new Map(
    evaluator.model.inputs.flatMap(({ name, firstPeriod, options }) => {
      const range = names.get(name) ?? names.get(`${name}_`) ?? '';
      return cellsOf(range).flatMap((address, index): readonly [string, number | string][] => {
        const cell = `Model!${address}`;
        if (options) return [[cell, optionText(String(given[name]))]];
        const figure = evaluator.read(name, firstPeriod + index);
        // A figure that was not reported is empty or #N/A in the workbook already.
        return figure.ok ? [[cell, figure.value]] : [];
      });
    }),
  );
}

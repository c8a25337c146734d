import { expect, it } from 'vitest';
import { followInputs } from '../editing/followInputs.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { sensitivityOf } from './sensitivityOf.js';

it('[VALUATION-50] gives in each cell the value after entering its two assumptions', () => {
  const document = exampleModel();
  const valuation = exampleValuation(document);
  const { fundamentals } = valuation;
  const grid = sensitivityOf(valuation);
  if (!grid.ok) throw new Error(grid.reason);
  grid.rows.forEach((wacc, row) => {
    grid.columns.forEach((growth, column) => {
      const entries = [
        ['terminal_growth', growth],
        ['wacc_method', 'given'],
        ['given_wacc', wacc],
      ] as const;
      const body = entries.reduce(
        (before, [id, value]) => followInputs(before, setAssumption(before, id, value), fundamentals),
        document.body,
      );
      const entered = exampleValuation({ ...document, body }).evaluator.read('value_per_share');
      expect(grid.cells[row]?.[column]).toEqual(entered);
    });
  });
});

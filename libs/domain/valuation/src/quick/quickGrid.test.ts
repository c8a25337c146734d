import { expect, it } from 'vitest';
import { exampleQuickInputs } from '../testing/exampleQuickInputs.js';
import { evaluateQuickValuation } from './evaluateQuickValuation.js';
import { quickGrid } from './quickGrid.js';

const valueOf = (growth: number, multiple: number) => {
  const evaluation = evaluateQuickValuation(exampleQuickInputs({ growth, multiple }));
  if (!evaluation.ok) throw new Error('not evaluated');
  return evaluation.evaluator;
};

it('[VALUATION-76] gives in every cell the value of its growth and multiple', () => {
  const grid = quickGrid(valueOf(0.1, 15));
  expect(grid.rows).toEqual([0.06, 0.08, 0.1, 0.12, 0.14]);
  expect(grid.columns).toEqual([13, 14, 15, 16, 17]);
  grid.rows.forEach((growth, row) => {
    grid.columns.forEach((multiple, column) => {
      expect(grid.cells[row]?.[column]).toEqual(valueOf(growth, multiple).read('value_per_share'));
    });
  });
});

it.each([
  [3, [2.6, 2.8, 3, 3.2, 3.4]],
  [8, [6, 7, 8, 9, 10]],
  [40, [30, 35, 40, 45, 50]],
])('[VALUATION-76] steps around a multiple of %d in round numbers above 0', (multiple, columns) => {
  expect(quickGrid(valueOf(0.1, multiple)).columns).toEqual(columns);
});

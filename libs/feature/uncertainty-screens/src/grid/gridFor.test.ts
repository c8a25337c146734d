import { createEvaluator } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { offeredInputs, outputName } from '../inputs/offeredInputs.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { gridFor } from './gridFor.js';

const valuation = exampleValuation();
const inputOf = (name: string): OfferedInput => {
  const found = offeredInputs(valuation).find((input) => input.name === name);
  if (!found) throw new Error(name);
  return found;
};

it('[UNCERTAINTY-SCREENS-13] has the value of the model at each pair of changes, a series in all years', () => {
  const grid = gridFor(
    valuation,
    [inputOf('operating_margin'), inputOf('terminal_growth')],
    startingSettings,
  );
  if (!grid.ok) throw new Error(grid.reason);
  const { rows, columns, cells } = grid.value;
  expect([rows.length, columns.length]).toEqual([5, 5]);
  expect([rows[2], columns[2]]).toEqual([0, 0]);
  expect(cells[2]?.[2]).toMatchObject({ ok: true, value: valuation.evaluator.number(outputName) });
  const inputs = valuation.evaluator.inputs();
  const margins = inputs['operating_margin'];
  const created = createEvaluator(valuation.model, {
    ...inputs,
    operating_margin: Array.isArray(margins) ? margins.map((each) => Number(each) + Number(rows[0])) : [],
    terminal_growth: Number(inputs['terminal_growth']) + Number(columns[4]),
  });
  expect(cells[0]?.[4]).toMatchObject({
    value: created.ok ? created.evaluator.number(outputName) : null,
  });
});

it('[UNCERTAINTY-SCREENS-13] has a reason in a cell without a value', () => {
  const settings = {
    ...startingSettings,
    inputs: { terminal_growth: { isIncluded: true, spread: { kind: 'normal', range: 0.5 } as const } },
  };
  const grid = gridFor(valuation, [inputOf('beta'), inputOf('terminal_growth')], settings);
  expect(grid.ok && grid.value.cells[2]?.[4]).toMatchObject({ ok: false, reason: expect.any(String) });
});

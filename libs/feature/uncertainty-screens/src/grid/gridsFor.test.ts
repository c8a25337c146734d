import { createEvaluator } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { offeredInputs, outputName } from '../inputs/offeredInputs.js';
import type { InputSpread } from '../inputs/InputSetting.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { gridsFor, levelsOf } from './gridsFor.js';

const valuation = exampleValuation();
const inputOf = (name: string): OfferedInput => {
  const found = offeredInputs(valuation).find((input) => input.name === name);
  if (!found) throw new Error(name);
  return found;
};

it('[UNCERTAINTY-SCREENS-13] has the value of the model at each pair of changes, a series in all years', () => {
  const grids = gridsFor(
    valuation,
    [inputOf('operating_margin'), inputOf('terminal_growth'), null],
    startingSettings,
  );
  if (!grids.ok || !grids.value[0]) throw new Error('There is no grid.');
  expect(grids.value).toHaveLength(1);
  const { rows, columns, cells } = grids.value[0].grid;
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
  const grids = gridsFor(valuation, [inputOf('beta'), inputOf('terminal_growth'), null], settings);
  expect(grids.ok && grids.value[0]?.grid.cells[2]?.[4]).toMatchObject({
    ok: false,
    reason: expect.any(String),
  });
});

it('[UNCERTAINTY-SCREENS-27] has the value of the model at each level of a third input', () => {
  const third = inputOf('revenue_growth');
  const grids = gridsFor(
    valuation,
    [inputOf('operating_margin'), inputOf('terminal_growth'), third],
    startingSettings,
  );
  if (!grids.ok) throw new Error('No grids.');
  expect(grids.value.map(({ level }) => level)).toEqual(levelsOf(third, startingSettings));
  const [low, base, high] = grids.value;
  expect([Number(low?.level) < 0, base?.level, Number(high?.level) > 0]).toEqual([true, 0, true]);
  expect(base?.grid.cells[2]?.[2]).toMatchObject({ value: valuation.evaluator.number(outputName) });
  const inputs = valuation.evaluator.inputs();
  const growth = inputs['revenue_growth'];
  const created = createEvaluator(valuation.model, {
    ...inputs,
    revenue_growth: Array.isArray(growth) ? growth.map((each) => Number(each) + Number(high?.level)) : [],
    terminal_growth: Number(inputs['terminal_growth']) + Number(high?.grid.columns[4]),
  });
  expect(high?.grid.cells[2]?.[4]).toMatchObject({
    value: created.ok ? created.evaluator.number(outputName) : null,
  });
});

it('[UNCERTAINTY-SCREENS-27] has two levels of a third input that changes to one side only', () => {
  const settings = {
    ...startingSettings,
    inputs: {
      beta: { isIncluded: true, spread: { kind: 'uniform', low: 0, high: 0.2 } as const },
    },
  };
  expect(levelsOf(inputOf('beta'), settings)).toEqual([expect.closeTo(0, 12), expect.closeTo(0.18, 12)]);
});

it.each<readonly [string, InputSpread]>([
  [
    'probabilities that do not total 100%',
    { kind: 'discrete', outcomes: [{ change: 0.1, probability: 0.8 }] },
  ],
  ['a lognormal distribution', { kind: 'lognormal', range: 0.1 }],
])('[UNCERTAINTY-SCREENS-32] names the input at fault for %s, in place of a grid', (_, spread) => {
  const beta = { ...inputOf('beta'), first: spread.kind === 'lognormal' ? 0 : 1.05 };
  const settings = { ...startingSettings, inputs: { beta: { isIncluded: true, spread } } };
  expect(gridsFor(valuation, [inputOf('terminal_growth'), beta, null], settings)).toEqual({
    ok: false,
    reason: null,
    faulty: beta,
  });
});

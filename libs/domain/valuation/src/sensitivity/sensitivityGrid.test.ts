import { createEvaluator } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { defaultAssumptions, inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { exampleCompany, exampleParameters } from '../testing/exampleCompany.js';
import { axisAround } from './axisAround.js';
import { sensitivityGrid } from './sensitivityGrid.js';

const example = () => {
  const defaults = defaultAssumptions({
    fundamentals: exampleCompany(),
    parameters: exampleParameters,
    quote: null,
    years: 5,
  });
  if (!defaults.ok) throw new Error(defaults.reason);
  const inputs = inputsOf(defaults.value.assumptions);
  const created = createEvaluator(freeCashFlowToFirmModel(5), inputs);
  if (!created.ok) throw new Error('does not evaluate');
  return { inputs, evaluator: created.evaluator };
};

it("[VALUATION-19] gives in every cell the model's exact result for that pair of inputs", () => {
  const { inputs, evaluator } = example();
  const before = evaluator.number('value_per_share');
  const rows = axisAround(evaluator.number('wacc'), 0.005, 5);
  const columns = axisAround(0.025, 0.005, 5);
  const cells = sensitivityGrid(evaluator, {
    rows: { input: 'given_wacc', values: rows },
    columns: { input: 'terminal_growth', values: columns },
    output: { name: 'value_per_share' },
    fixed: { wacc_method: 'given' },
  });
  rows.forEach((wacc, row) => {
    columns.forEach((growth, column) => {
      const fresh = createEvaluator(freeCashFlowToFirmModel(5), {
        ...inputs,
        wacc_method: 'given',
        given_wacc: wacc,
        terminal_growth: growth,
      });
      expect(cells[row]?.[column]).toEqual(fresh.ok && fresh.evaluator.read('value_per_share'));
    });
  });
  expect(cells[2]?.[2]).toMatchObject({ ok: true, value: before });
  expect(evaluator.number('value_per_share')).toBe(before);
});

it('[VALUATION-19] moves derived inputs with their pair', () => {
  const { inputs, evaluator } = example();
  const growthTo = (terminal: number): number[] => [0.1, 0.08, 0.06, 0.04, terminal];
  const [[cell] = []] = sensitivityGrid(evaluator, {
    rows: { input: 'beta', values: [1.3] },
    columns: { input: 'terminal_growth', values: [0.02] },
    output: { name: 'value_per_share' },
    following: (beta, growth) => ({ revenue_growth: growthTo(growth), debt_weight: beta / 10 }),
  });
  const fresh = createEvaluator(freeCashFlowToFirmModel(5), {
    ...inputs,
    beta: 1.3,
    terminal_growth: 0.02,
    revenue_growth: growthTo(0.02),
    debt_weight: 0.13,
  });
  expect(cell).toEqual(fresh.ok && fresh.evaluator.read('value_per_share'));
});

it('[VALUATION-19] says in the cell why a pair of inputs has no value', () => {
  const { evaluator } = example();
  const cells = sensitivityGrid(evaluator, {
    rows: { input: 'given_wacc', values: [0.02, 0.09] },
    columns: { input: 'terminal_growth', values: [0.025] },
    output: { name: 'value_per_share' },
    fixed: { wacc_method: 'given' },
  });
  expect(cells[0]?.[0]?.ok).toBe(false);
  expect(cells[1]?.[0]?.ok).toBe(true);
});

it('[VALUATION-19] steps evenly around the unchanged center', () => {
  expect(axisAround(0.0842, 0.005, 5)).toEqual([0.0742, 0.0792, 0.0842, 0.0892, 0.0942]);
  expect(axisAround(1 / 3, 0.5, 3)[1]).toBe(1 / 3);
});

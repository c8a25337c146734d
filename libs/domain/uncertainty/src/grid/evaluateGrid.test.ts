import { createEvaluator } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { valueInputs, valueModel, valueOutput } from '../testing/valueModel.js';
import { evaluateGrid, type GridAxis } from './evaluateGrid.js';

const wacc = { name: 'wacc', values: [0.01, 0.08, 0.09, 0.1] };
const terminal = { name: 'terminal_growth', values: [0, 0.02, 0.03] };
const margin = {
  name: 'margin',
  values: [0.1, 0.2],
  following: [{ name: 'growth', period: 2, values: [0.05, 0.07] }],
};

const gridOf = (...axes: readonly GridAxis[]) => {
  const grid = evaluateGrid(valueModel, { inputs: valueInputs, output: valueOutput, axes });
  if (!grid.ok) throw new Error(grid.reason);
  return grid.value;
};

it('[UNCERTAINTY-22] has in each cell of three inputs what an evaluator gives, with inputs that follow', () => {
  const { lengths, outputs } = gridOf(margin, wacc, terminal);
  expect(lengths).toEqual([2, 4, 3]);
  const created = createEvaluator(valueModel, valueInputs);
  if (!created.ok) throw new Error('the inputs fit');
  const expected = margin.values.flatMap((m, i) =>
    wacc.values.flatMap((w) =>
      terminal.values.map((g) => {
        created.evaluator.set('margin', m);
        created.evaluator.set('growth', [0.05, 0.07][i] ?? 0, 2);
        created.evaluator.set('wacc', w);
        created.evaluator.set('terminal_growth', g);
        return created.evaluator.number(valueOutput.name);
      }),
    ),
  );
  expect([...outputs]).toEqual(expected);
});

it('[UNCERTAINTY-22] says for a cell without a figure why', () => {
  const { outputs, failureCodes, reasons } = gridOf(wacc, terminal);
  outputs.forEach((output, cell) => {
    const code = failureCodes[cell] ?? 0;
    expect(code > 0).toBe(Number.isNaN(output));
    if (code > 0)
      expect(reasons[code - 1]).toMatchObject({
        ok: false,
        reason: expect.stringContaining('wacc > terminal growth') as unknown,
      });
  });
  expect(failureCodes.filter((code) => code > 0)).toHaveLength(2);
});

it.each<[string, readonly GridAxis[]]>([
  ['one to 3 axes', []],
  ['one to 3 axes', [wacc, terminal, margin, { name: 'shares', values: [1] }]],
  ['has no figures', [{ name: 'wacc', values: [] }]],
  ['as many figures', [{ ...wacc, following: [terminal] }]],
  ['varies twice', [wacc, wacc]],
  ['no input “x”', [{ name: 'x', values: [1] }]],
  ['takes finite numbers', [{ name: 'wacc', values: [Number.NaN] }]],
  ['positions 0 to 1', [{ name: 'method', values: [2] }]],
  [
    'at most 10000000 cells',
    [
      { name: 'wacc', values: Array.from({ length: 4000 }, () => 1) },
      { name: 'shares', values: Array.from({ length: 4000 }, () => 1) },
    ],
  ],
])('[UNCERTAINTY-22] is refused with its reason: %s', (words, axes) => {
  const grid = evaluateGrid(valueModel, { inputs: valueInputs, output: valueOutput, axes });
  expect(grid.ok ? '' : grid.reason).toContain(words);
});

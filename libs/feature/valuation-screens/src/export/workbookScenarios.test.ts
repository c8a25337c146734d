// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addScenario, editInScenario, scenariosOf, setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleValuation, fundamentalsOf } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { recalculateTable, startIronCalc } from '../testing/recalculateTable.js';
import { workbookScenarios } from './workbookScenarios.js';

startIronCalc(readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')));

const document = exampleCompanyDocument();
const base = exampleValuation({
  ...document,
  body: {
    ...document.body,
    caseWeights: [
      { id: 'optimistic', weight: 0.1 },
      { id: 'base', weight: 0.65 },
    ],
  },
});
const price = { of: 'value_per_share', value: 71.5, label: 'Price' };
const [table] = workbookScenarios(base, price, formattingIn('en-US'));
const noFigure = (): number => Number.NaN;

it('[VALUATION-SCREENS-610] has each scenario with value, upside, weight and what it assumes', () => {
  expect(table?.name).toBe('Scenarios');
  const shown = recalculateTable(table ?? expect.unreachable(), noFigure);
  const scenarios = scenariosOf(base);
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual([
    'Cautious',
    'Base',
    'Optimistic',
    'Weighted value',
    'Price',
  ]);
  let mean = 0;
  for (const [index, id] of ['cautious', 'base', 'optimistic'].entries()) {
    const { valuePerShare, upside } = scenarios[index] ?? expect.unreachable();
    if (!valuePerShare.ok || !upside.ok) throw new Error('The example has values.');
    mean += valuePerShare.value * ([0.25, 0.65, 0.1][index] ?? 0);
    expect(shown(id, 1)).toBeCloseTo(valuePerShare.value, 6);
    expect(shown(id, 2)).toBeCloseTo(upside.value, 6);
  }
  expect(table?.rows[0]?.cells[4]).toMatch(/^Growth starts at \d+\.\d% and the margin ends at /u);
  expect(shown('weighted', 1)).toBeCloseTo(mean, 6);
  expect(shown('weighted', 2)).toBeCloseTo(mean / 71.5 - 1, 6);
  const written = table?.rows[3]?.cells[1];
  expect(typeof written === 'object' && written.value).toBeCloseTo(mean, 9);
});

it('[VALUATION-SCREENS-610] has no weighted value for weights that do not total 100%, and no sheet for one case', () => {
  const shown = recalculateTable(table ?? expect.unreachable(), noFigure, { 'base@3': 0.5 });
  expect([shown('weighted', 1), shown('weighted', 2)]).toEqual([null, null]);
  expect(workbookScenarios(exampleValuation(), undefined, formattingIn('en-US'))).toEqual([]);
  expect(workbookScenarios(null, undefined, formattingIn('en-US'))).toEqual([]);
});

it('[VALUATION-SCREENS-654] has a row for a scenario that the analyst added', () => {
  const added = addScenario(document.body, { id: 'bear-1', name: 'Bear', of: 'cautious' });
  const caseWeights = [
    { id: 'cautious', weight: 0.15 },
    { id: 'bear-1', weight: 0.1 },
  ];
  const valuation = exampleValuation({ ...document, body: { ...added, caseWeights } });
  const [sheet] = workbookScenarios(valuation, price, formattingIn('en-US'));
  const shown = recalculateTable(sheet ?? expect.unreachable(), noFigure);
  expect(sheet?.rows.map(({ cells }) => cells[0])).toEqual([
    'Cautious',
    'Base',
    'Optimistic',
    'Bear',
    'Weighted value',
    'Price',
  ]);
  expect(sheet?.rows[3]?.cells[4]).toBe('Copy of Cautious. Figures of its own: Growth, Operating margin.');
  const mean = [
    ['cautious', 0.15],
    ['base', 0.5],
    ['optimistic', 0.25],
    ['bear-1', 0.1],
  ] as const;
  const expected = mean.reduce((sum, [id, weight]) => sum + Number(shown(id, 1)) * weight, 0);
  expect(shown('weighted', 1)).toBeCloseTo(expected, 6);
  expect(shown('weighted', 3)).toBeCloseTo(1, 9);
});

it('[VALUATION-SCREENS-610] leaves a scenario without a value and without a weight out of the weighted value', () => {
  const impossible = editInScenario(
    document.body,
    'cautious',
    (body) => setAssumption(body, 'terminal_growth', 0.5),
    fundamentalsOf(document),
  );
  const caseWeights = [
    { id: 'cautious', weight: 0 },
    { id: 'base', weight: 0.7 },
    { id: 'optimistic', weight: 0.3 },
  ];
  const valuation = exampleValuation({ ...document, body: { ...impossible, caseWeights } });
  const [sheet] = workbookScenarios(valuation, price, formattingIn('en-US'));
  const shown = recalculateTable(sheet ?? expect.unreachable(), noFigure);
  expect(shown('cautious', 1)).toBeNull();
  const expected = Number(shown('base', 1)) * 0.7 + Number(shown('optimistic', 1)) * 0.3;
  expect(shown('weighted', 1)).toBeCloseTo(expected, 6);
  const written = sheet?.rows[3]?.cells[1];
  expect(typeof written === 'object' && written.value).toBeCloseTo(expected, 9);
  const weighed = recalculateTable(sheet ?? expect.unreachable(), noFigure, {
    'cautious@3': 0.3,
    'base@3': 0.4,
  });
  expect(weighed('weighted', 1)).toBeNull();
});

it('[VALUATION-SCREENS-610] takes weights entered as thirds of one decimal for 100%', () => {
  const caseWeights = ['cautious', 'base', 'optimistic'].map((id) => ({ id, weight: 0.333 }));
  const valuation = exampleValuation({ ...document, body: { ...document.body, caseWeights } });
  const [sheet] = workbookScenarios(valuation, price, formattingIn('en-US'));
  const written = sheet?.rows[3]?.cells[1];
  const shown = recalculateTable(sheet ?? expect.unreachable(), noFigure);
  expect(shown('weighted', 1)).toBeCloseTo(Number(typeof written === 'object' && written.value), 6);
});

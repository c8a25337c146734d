import { formulaView, type Formula } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { createModelLayout } from '../sheets/createModelLayout.js';
import { evaluated } from '../testing/workbookOf.js';
import { excelFormula, type FormulaScope } from './excelFormula.js';

const { model } = evaluated('timeline 3 years\ninput s[]: number = 1\nvalue a: number = sum(s)');
const view = formulaView(model);
const { timeline } = model;
const layout = createModelLayout(view, timeline, 1);
const scope: FormulaScope = { view, timeline, cells: layout.cells(), optionTexts: () => [] };
const span = { start: 0, end: 0 };
const before: Formula = { kind: 'reference', item: 0, lag: -1, span };

it('[MODEL-WORKBOOK-4] has #N/A where an item has no such period', () => {
  expect(excelFormula(before, 1, scope)).toBe('NA()');
  expect(excelFormula(before, 2, scope)).toBe('D5');
});

it('[MODEL-WORKBOOK-8] has a working row for a total that reaches beyond the periods of its series', () => {
  const meaning: Formula = { kind: 'fold', fold: 'sum', series: before, range: 'forecast', span };
  const total: Formula = { kind: 'call', name: 'sum', operands: [before], meaning, span };
  expect(excelFormula(total, 1, scope)).toBe('SUM($D9:$F9)');
  expect(layout.workingRows).toMatchObject([
    { kind: 'part', row: 8, series: before, span: { first: 1, last: 3 } },
  ]);
});

it('[MODEL-WORKBOOK-17] refuses a function without an Excel form', () => {
  const unknown: Formula = { kind: 'call', name: 'unknown', operands: [], meaning: before, span };
  expect(() => excelFormula(unknown, 1, scope)).toThrow('There is no Excel form of unknown.');
});

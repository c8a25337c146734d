import { titleOfNewModel } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { exampleBuyoutDocument } from '../testing/exampleBuyout.js';
import { exampleDocument } from '../testing/exampleModel.js';
import { modelFileName } from './modelFileName.js';

const { body } = exampleDocument();
const model = (title: string, id = 'a-3f9a') => ({ id, title, baseRevision: 1 });

it('[VALUATION-SCREENS-700] names a file by company, method, model and content', () => {
  expect(modelFileName(body, undefined, 'memo')).toBe('EXM free cash flow memo');
  expect(modelFileName(body, model(titleOfNewModel(body)), 'memo')).toBe('EXM free cash flow 3f9a memo');
  expect(modelFileName(body, model('Bear case'), 'memo')).toBe('EXM free cash flow Bear case 3f9a memo');
});

it('[VALUATION-SCREENS-700] has another name for every model of a company', () => {
  const buyout = exampleBuyoutDocument().body;
  const names = [
    modelFileName(body, undefined, 'memo'),
    modelFileName(buyout, undefined, 'memo'),
    modelFileName(body, model('Bear case'), 'memo'),
    modelFileName(body, model('Bear case', 'b-77c1'), 'memo'),
    modelFileName(body, model('A/B', 'c-0001'), 'memo'),
    modelFileName(body, model('A:B', 'd-0002'), 'memo'),
    modelFileName(body, model(`${'long '.repeat(40)}one`, 'e-0003'), 'memo'),
    modelFileName(body, model(`${'long '.repeat(40)}other`, 'f-0004'), 'memo'),
  ];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

it('[VALUATION-SCREENS-700] fits every system', () => {
  const name = modelFileName(body, model(`Bull: "50%/60%"?\n${'\u{1f402}'.repeat(200)}`), 'value and price');
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
  expect(new TextEncoder().encode(`${name}.xlsx`).length).toBeLessThan(255);
  expect(name).toMatch(/ 3f9a value and price$/u);
});

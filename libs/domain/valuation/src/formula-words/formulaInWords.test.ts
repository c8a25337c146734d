import { compileModel, functionTable, type CompiledModel } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { valuationTemplates } from '../templates/modelTemplates.js';
import { formulaInWords } from './formulaInWords.js';

function modelOf(text: string): CompiledModel {
  const compiled = compileModel(`model "Test"\ntimeline 3 years\n${text}`);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.errors));
  return compiled.model;
}
const model = modelOf(`
input cost: amount "Cost"
input rate: rate "Rate of interest"
input day: date "Balance date"
input method: choice(simple, compound) = simple "Method"
input flow[]: amount "Cash flow"
line debt: amount = debt[-1] * (1 + rate) from cost "Debt, total"
`);

it.each([
  ['debt[-1] * (1 + rate)', '“debt, total” of the prior year × (1 + rate of interest)'],
  ['flow[-2]', 'cash flow 2 years earlier'],
  ['max(cost, 0) * rate', '(the larger of cost and 0) × rate of interest'],
  ['min(cost - 1, last(flow), 0)', 'the smallest of (cost − 1), final-year cash flow and 0'],
  ['sum(flow) + first(flow)', 'total cash flow + first-year cash flow'],
  ['sum(cost, 2) * rate', '(cost + 2) × rate of interest'],
  ['sum(flow * 2)', 'total (cash flow × 2)'],
  ['if(method = simple, cost, cost ^ 2)', 'cost if method is simple, otherwise cost ^ 2'],
  [
    '2 * if(cost > 1, 3, if(rate = 0, 4, 5))',
    '2 × (3 if cost > 1, otherwise 4 if rate of interest is 0, otherwise 5)',
  ],
  ['edate(day, 12)', '12 months after balance date'],
  [
    'require(and(cost > 0, rate > 0), cost / rate)',
    'cost ÷ rate of interest, if cost > 0 and rate of interest > 0',
  ],
  [
    'require(cost > 0, require(rate <> 0, cost / rate))',
    'cost ÷ rate of interest, if cost > 0 and rate of interest ≠ 0',
  ],
  ['1 + require(cost > 0, cost - 1)', '1 + (cost − 1)'],
  [
    'if(and(cost > 0, or(rate = 0, cost > 9)), 1, 0)',
    '1 if cost > 0 and (rate of interest is 0 or cost > 9), otherwise 0',
  ],
  ['abs(cost)', 'the absolute value of cost'],
])('[VALUATION-413] writes %s in words', (formula, words) => {
  expect(formulaInWords(model, formula)).toBe(words);
});

it('[VALUATION-413] writes the branch that was taken, where the figures taken tell', () => {
  const formula = 'if(method = compound, cost * (1 + rate), last(flow)) + 1';
  const written = (taken: readonly string[]) => formulaInWords(model, formula, { taken: new Set(taken) });
  expect(written(['method', 'cost', 'rate'])).toBe('(cost × (1 + rate of interest)) + 1');
  expect(written(['method', 'flow'])).toBe('final-year cash flow + 1');
  expect(formulaInWords(model, 'if(method = simple, 0.5, 0)', { taken: new Set(['method']) })).toBe(
    '0.5 if method is simple, otherwise 0',
  );
});

it('[VALUATION-413] leaves the name of no function in any formula of the models', () => {
  const names = [...functionTable.keys()].filter((name) => !['average', 'median', 'quantile'].includes(name));
  const call = new RegExp(`\\b(?:${names.join('|')})\\(`, 'u');
  const formulas = valuationTemplates.flatMap((template) => {
    const ofTemplate = template.model(5);
    return ofTemplate.lines.flatMap(({ formula, history }) =>
      [formula, ...(history === undefined ? [] : [history])].map(
        (each) => [each, formulaInWords(ofTemplate, each)] as const,
      ),
    );
  });
  expect(formulas.filter(([formula]) => call.test(formula)).length).toBeGreaterThan(100);
  expect(formulas.filter(([, words]) => call.test(words))).toEqual([]);
});

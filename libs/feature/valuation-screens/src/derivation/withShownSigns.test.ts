import { compileModel, createEvaluator } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withShownSigns } from './withShownSigns.js';

const opposite = new Set(['cost', 'debt']);
const shown = (formula: string): string => withShownSigns(formula, (operand) => opposite.has(operand));

it.each([
  ['income - cost', 'income + cost'],
  ['income + cost * income', 'income − cost * income'],
  ['(income - cost) / debt', '(income + cost) / (−debt)'],
  ['income / (income - cost)', 'income / (income + cost)'],
  ['-cost', 'cost'],
  ['max(-cost, debt)', 'max(cost, −debt)'],
  ['income - cost ^ 2', 'income - (−cost) ^ 2'],
  ['income - cost[-1]', 'income + cost[-1]'],
  ['income / cost[-1]', 'income / (−cost[-1])'],
  ['cost[-1] - debt', '−cost[-1] + debt'],
  ['income - last(debt)', 'income + last(debt)'],
  ['income - max(debt, 0)', 'income - max(−debt, 0)'],
  ['cost > 0', '−cost > 0'],
  ['non-operating income − cost', 'non-operating income + cost'],
  ['debt at the end', 'debt at the end'],
])('[VALUATION-SCREENS-7] writes %s as %s', (formula, written) => {
  expect(shown(formula)).toBe(written);
});

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('income', 'cost', 'debt', '2', 'last(cost)', 'sum(debt)'),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression'))
      .map((part) => part.join(' ')),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => `-(${inner})`),
    fc.constantFrom('-cost', 'cost ^ 2', '-debt * cost'),
    fc.tuple(tie('expression'), tie('expression')).map(([left, right]) => `max(${left}, ${right})`),
  ),
}));

function valueOf(formula: string, cost: number, debt: number): number | string {
  const compiled = compileModel(
    [
      'timeline 2 years',
      ...['income', 'cost', 'debt'].map((name) => `input ${name}[]: number`),
      `line result: number = ${formula.replaceAll('−', '-')}`,
    ].join('\n'),
  );
  if (!compiled.ok) throw new Error(`${formula}: ${compiled.errors.map(({ message }) => message).join(' ')}`);
  const created = createEvaluator(compiled.model, {
    income: [7, 11],
    cost: [cost, 2 * cost],
    debt: [debt, 3 * debt],
  });
  if (!created.ok) throw new Error('The inputs were rejected.');
  const figure = created.evaluator.read('result', 1);
  return figure.ok ? figure.value : figure.reason;
}

it('[VALUATION-SCREENS-7] gives the same value from the figures as they are shown', () => {
  fc.assert(
    fc.property(
      expression,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -9, max: -1 }),
      (formula, cost, debt) => {
        const value = valueOf(formula, cost, debt);
        const again = valueOf(shown(formula), -cost, -debt);
        if (typeof value === 'string') expect(again).toBeTypeOf('string');
        else expect(again).toBeCloseTo(value, 6);
      },
    ),
    { numRuns: 300 },
  );
});

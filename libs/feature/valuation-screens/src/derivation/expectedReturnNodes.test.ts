import { headlineOf, impliedReturn, returnToTarget, targetPrice } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import type { DerivationNode } from './DerivationNode.js';
import { deriveFigure } from './deriveFigure.js';

const formatting = formattingIn('en-US');
const valuation = exampleValuation2();

const valueOf = (node: DerivationNode | undefined): number =>
  node?.figure?.ok ? Number(node.figure.value) : NaN;

function find(node: DerivationNode, matches: (each: DerivationNode) => boolean): DerivationNode | undefined {
  if (matches(node)) return node;
  for (const child of node.children()) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}
const isFiled = ({ kind }: DerivationNode): boolean => kind === 'filed';

it('[VALUATION-SCREENS-644] derives the target price from value, cost of equity and years, down to the filings', () => {
  const root = deriveFigure(valuation, { kind: 'target-price' }, formatting);
  expect(root.label).toBe('Target price on Nov 20, 2027');
  expect(root.formula).toBe('value per share × (1 + cost of equity) ^ years');
  const [value, rate, years] = root.children();
  expect(years).toMatchObject({
    label: 'Years from Nov 20, 2026 to Nov 20, 2027',
    formula: 'actual days ÷ 365',
  });
  expect(valueOf(root)).toBeCloseTo(valueOf(value) * (1 + valueOf(rate)) ** valueOf(years), 9);
  expect(targetPrice(valuation)).toMatchObject({ ok: true, value: valueOf(root) });
  expect(find(root, isFiled)).toBeDefined();
});

it('[VALUATION-SCREENS-644] derives the IRR from target price, price and years', () => {
  const root = deriveFigure(valuation, { kind: 'return-to-target' }, formatting);
  expect(root.formula).toBe('(target price ÷ price) ^ (1 ÷ years) −\u00a01');
  const [target, price, years] = root.children();
  expect(price).toMatchObject({ kind: 'price', figure: { value: exampleQuote.price } });
  expect(valueOf(root)).toBeCloseTo((valueOf(target) / valueOf(price)) ** (1 / valueOf(years)) - 1, 12);
  expect(returnToTarget(valuation)).toMatchObject({ ok: true, value: valueOf(root) });
  expect(find(root, isFiled)).toBeDefined();
});

it('[VALUATION-SCREENS-644] derives the expected return from the model in which value is the price', () => {
  const root = deriveFigure(valuation, { kind: 'expected-return' }, formatting);
  expect(root.formula).toBe(
    'the cost of capital, the same in all years, at which value per share equals the price',
  );
  const [value, price] = root.children();
  expect(valueOf(value)).toBeCloseTo(valueOf(price), 6);
  expect(impliedReturn(valuation)).toMatchObject({ ok: true, value: valueOf(root) });
  const given = find(root, ({ notes }) => notes.includes('Implied by the price.'));
  expect(given).toBeDefined();
  expect(given?.noted).toBeUndefined();
});

it('[VALUATION-SCREENS-644] gives the reason for a return that is not available', () => {
  const unpriced = exampleValuation2(exampleDocument2({ quote: null }));
  for (const kind of ['expected-return', 'return-to-target'] as const)
    expect(deriveFigure(unpriced, { kind }, formatting).figure).toMatchObject({ ok: false });
});

it('[VALUATION-SCREENS-644] opens the missing target price of a buyout, which has no cost of equity, with its reason', () => {
  const root = deriveFigure(exampleBuyoutValuation(), { kind: 'target-price' }, formatting);
  expect(root.figure).toMatchObject({ ok: false });
  expect(root.children().map(({ label }) => label)).toEqual(['Value per share']);
});

it.each(['growth', 'margin', 'new_capital', 'exit_multiple'] as const)(
  '[VALUATION-SCREENS-645] derives the %s that the value implies from a model of the same value',
  (driver) => {
    const root = deriveFigure(valuation, { kind: 'implied', driver, by: 'value' }, formatting);
    expect(root.label).toMatch(/, implied by the value$/u);
    expect(root.formula).toMatch(/^the .* at which value per share is that of the model$/u);
    const value = valuation.evaluator.number('value_per_share');
    expect(root.children()).toHaveLength(1);
    expect(valueOf(root.children()[0])).toBeCloseTo(value, 6);
  },
);

it('[VALUATION-SCREENS-683] says which figure a driver at the value is solved for, and has it once', () => {
  const value = valuation.evaluator.number('value_per_share').toFixed(2);
  const byValue = deriveFigure(valuation, { kind: 'implied', driver: 'growth', by: 'value' }, formatting);
  expect(byValue.notes[0]).toBe(
    `Solved so that value per share is ${value}\u00a0USD, the value of the model.`,
  );
  expect(byValue.children().map(({ label }) => label)).toEqual(['Value per share']);
  const byPrice = deriveFigure(valuation, { kind: 'implied', driver: 'growth', by: 'price' }, formatting);
  expect(byPrice.children().map(({ label }) => label)).toEqual(['Value per share', 'Price']);
});

it('[VALUATION-SCREENS-682] derives what the headline says that the price implies, in the terms of each method', () => {
  for (const [of, input] of [
    [valuation, 'Revenue growth implied by the price'],
    [exampleBankValuation(), 'Return on equity implied by the price'],
    [exampleBuyoutValuation(), 'Exit multiple implied by the price'],
    [exampleLandlordValuation(), 'P/FFO implied by the price'],
  ] as const) {
    const root = deriveFigure(of, { kind: 'implied-by-price' }, formatting);
    expect(root.label).toBe(input);
    expect(root.formula).toMatch(/ at which value per share equals the price$/u);
    const [value, price] = root.children();
    expect(valueOf(value)).toBeCloseTo(valueOf(price), 6);
    expect(valueOf(price)).toBe(of.body.priceSnapshot?.price);
    expect(root.figure).toEqual(headlineOf(of).impliedGrowth);
  }
});

import { describe, expect, it } from 'vitest';
import type { Formula } from './analysis/formula.js';
import { formulaView } from './formulaView.js';
import { evaluated } from './testing/compiled.js';

const source = `
timeline 3 years
input opening: amount = 100
input growth[]: rate = 10%
line sales: amount = if(period = 1, opening, sales[-1] * (1 + growth))
line seeded: amount = seeded[-1] + 1 from opening
value most = max(max(sales), opening, 5)
check shrinking warning when sales < opening "Sales are {sales}."
`;
const evaluator = evaluated(source);
const view = formulaView(evaluator.model);
const positionOf = (name: string): number => view.items.findIndex((item) => item.name === name);
const formulaOf = (name: string, period = 1): Formula => view.formulaAt(positionOf(name), period) as Formula;

describe('formulaView', () => {
  it('[MODEL-ENGINE-29] gives the formula behind each figure, and none for an input', () => {
    expect(view.textOf(formulaOf('seeded', 0))).toBe('opening');
    expect(view.textOf(formulaOf('seeded', 1))).toBe('seeded[-1] + 1');
    expect(view.textOf(formulaOf('shrinking'))).toBe('sales < opening');
    expect(view.formulaAt(positionOf('opening'), 1)).toBeUndefined();
  });

  it('[MODEL-ENGINE-27] keeps a call with its name and all its arguments', () => {
    const most = formulaOf('most');
    expect(most).toMatchObject({
      kind: 'call',
      name: 'max',
      operands: [{ kind: 'call', name: 'max' }, {}, {}],
    });
    const [inner] = most.kind === 'call' ? most.operands : [];
    expect(inner).toMatchObject({ meaning: { kind: 'fold', fold: 'maximum' } });
  });

  it('[MODEL-ENGINE-7] knows what the timeline alone decides', () => {
    const sales = formulaOf('sales');
    const condition = (sales.kind === 'call' ? sales.operands[0] : undefined) as Formula;
    expect([1, 2, 3].map((period) => view.constantAt(condition, period))).toEqual([1, 0, 0]);
    expect(view.constantAt(formulaOf('most'), 1)).toBeUndefined();
  });

  it('[MODEL-ENGINE-12] computes any part of a formula', () => {
    const sales = formulaOf('sales');
    const later = (sales.kind === 'call' ? sales.operands[2] : undefined) as Formula;
    expect(evaluator.compute(later, 3)).toBe(evaluator.number('sales', 3));
    expect(evaluator.compute(formulaOf('shrinking'), 2)).toBe(0);
    const divided = evaluated('input x: number\nvalue a = 1 / x', { x: 0 });
    expect(divided.compute(formulaView(divided.model).formulaAt(1, 1) as Formula, 1)).toBeNaN();
  });
});

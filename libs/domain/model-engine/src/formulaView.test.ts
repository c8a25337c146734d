import { describe, expect, it } from 'vitest';
import type { Formula } from './analysis/formula.js';
import { circleRounds } from './evaluation/circleRounds.js';
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

  it('[MODEL-ENGINE-211] gives the circular references with their figures in the order of a round', () => {
    const circular = evaluated(`
timeline 2 years
input rate: rate = 10%
line debt: amount = debt[-1] + interest from 100
line interest: amount = rate * (debt[-1] + debt) / 2
iterate interest tolerance 1e-12 at most 50 rounds
value half = 1 + whole / 2
value whole = half / 2
iterate whole tolerance 1e-6 at most 90 rounds`);
    const { circles, circleAt, items } = formulaView(circular.model);
    const nameOf = (position: number) => items[position]?.name;
    const inOrder = circles.map(({ figures, tolerance, rounds }) => ({
      figures: figures.map(({ position, period, isNamed }) => [nameOf(position), period, isNamed]),
      tolerance,
      rounds,
    }));
    expect(inOrder).toHaveLength(3);
    expect(inOrder).toContainEqual({
      figures: [
        ['debt', 2, false],
        ['interest', 2, true],
      ],
      tolerance: 1e-12,
      rounds: 50,
    });
    const debt = items.findIndex(({ name }) => name === 'debt');
    const half = items.findIndex(({ name }) => name === 'half');
    expect(circles).toContain(circleAt(debt, 1));
    expect(circleAt(debt, 1)).not.toBe(circleAt(debt, 2));
    expect([circleAt(debt, 0), circleAt(debt, 3), circleAt(99, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(circleAt(half, 1)).toMatchObject({ rounds: 90 });
    expect(circleAt(half, 2)).toBe(circleAt(half, 1));
  });

  it('[MODEL-ENGINE-212] gives the figures of each round of a circular reference, from 0', () => {
    const circular = evaluated(
      'input x: number = 1\nvalue a = x + b / 2\nvalue b = a / 2\niterate b tolerance 1e-12 at most 90 rounds',
    );
    const roundsOf = (count: number) =>
      circleRounds(circular, count).map((rounds) => rounds.map((figures) => [...figures]));
    expect(roundsOf(3)).toEqual([
      [
        [1, 0.5],
        [1.25, 0.625],
        [1.3125, 0.656_25],
      ],
    ]);
    expect(roundsOf(60)[0]).toContainEqual([circular.number('a'), circular.number('b')]);
    circular.set('x', 2);
    expect(roundsOf(1)).toEqual([[[2, 1]]]);
    const failing = evaluated(
      'input x: number\nvalue a = 1 / x + b / 2\nvalue b = a / 2\niterate b tolerance 1e-12 at most 90 rounds',
      { x: 0 },
    );
    expect(circleRounds(failing, 2).map((rounds) => rounds.map((figures) => [...figures]))).toEqual([
      [
        [Number.NaN, Number.NaN],
        [Number.NaN, Number.NaN],
      ],
    ]);
    expect(circleRounds(evaluator, 2)).toEqual([]);
  });
});

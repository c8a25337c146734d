import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';
import {
  compute,
  randomHistory,
  randomInputs,
  randomModel,
  randomPeriods,
  type RandomModel,
} from '../testing/randomModel.js';
import type { Evaluator } from './evaluator.js';
import type { Figure, FigureRef } from './figure.js';

const history = Array.from({ length: randomHistory }, (_, index) => index + 1 - randomHistory);
const periods = Array.from({ length: randomPeriods }, (_, index) => index + 1);
const allPeriods = [...history, ...periods];

const figuresOf = (evaluator: Evaluator, { lines }: RandomModel): readonly number[] =>
  lines.flatMap(({ name }) => allPeriods.map((period) => evaluator.number(name, period)));

/** Every line in every period by plain arithmetic. */
function computeModel(
  { lines }: RandomModel,
  inputs: { a: number; b: number; s: readonly number[]; h: readonly (number | null)[] },
): readonly number[] {
  const figures = new Map<string, number>();
  const read = (name: string, period: number): number =>
    name === 'a' || name === 'b' ? inputs[name] : (figures.get(`${name} ${period}`) ?? Number.NaN);
  const figuresIn = (name: string, past: boolean): readonly number[] =>
    (past ? history : periods).map((period) => read(name, period));
  for (const [index, period] of periods.entries()) figures.set(`s ${period}`, inputs.s[index] ?? Number.NaN);
  for (const [index, period] of history.entries()) figures.set(`h ${period}`, inputs.h[index] ?? Number.NaN);
  for (const { name, tree, past } of lines)
    for (const period of allPeriods) {
      const formula = period > 0 ? tree : past;
      const figure = (other: string, lag: number): number => read(other, period + lag);
      if (formula) figures.set(`${name} ${period}`, compute(formula, { figure, figures: figuresIn }));
      else if (period === 0) figures.set(`${name} ${period}`, inputs.a);
    }
  return lines.flatMap(({ name }) => allPeriods.map((period) => read(name, period)));
}

const keyOf = ({ name, period }: FigureRef): string => `${name} ${period ?? ''}`;
const numberOf = (figure: Figure | undefined): number => (figure?.ok ? figure.value : Number.NaN);

describe('random models', () => {
  it('[MODEL-ENGINE-12] equal plain arithmetic bit for bit, figures and gaps alike', () => {
    fc.assert(
      fc.property(randomModel, randomInputs, (model, inputs) => {
        const expected = computeModel(model, inputs);
        const evaluator = evaluated(model.source, inputs);
        expect(figuresOf(evaluator, model)).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it('[MODEL-ENGINE-13] are after any changes what a fresh evaluation gives, bit for bit', () => {
    const change = fc.record({
      name: fc.constantFrom('a', 'b', 's', 'h'),
      period: fc.option(fc.constantFrom(...periods), { nil: undefined }),
      from: randomInputs,
    });
    fc.assert(
      fc.property(randomModel, randomInputs, fc.array(change, { maxLength: 6 }), (model, inputs, changes) => {
        const evaluator = evaluated(model.source, inputs);
        for (const { name, period, from } of changes) {
          const figure = { a: from.a, b: from.b, s: from.s[0] ?? 0, h: from.h[0] ?? null };
          const at = name === 'h' && period !== undefined ? -(period % randomHistory) : period;
          evaluator.set(name, figure[name], at);
        }
        const fresh = evaluated(model.source, evaluator.inputs());
        expect(figuresOf(evaluator, model)).toEqual(figuresOf(fresh, model));
      }),
      { numRuns: 200 },
    );
  });

  it('[MODEL-ENGINE-18] are explained by formula and operands from which the figure follows', () => {
    fc.assert(
      fc.property(randomModel, randomInputs, (model, inputs) => {
        const evaluator = evaluated(model.source, inputs);
        for (const { name, tree, past } of model.lines)
          for (const period of past ? allPeriods : periods) {
            const { operands, figure } = evaluator.explain(name, period);
            const given = new Map(operands.map((operand) => [keyOf(operand.ref), numberOf(operand.figure)]));
            const read = (read: string, at: number): number =>
              given.get(keyOf(read === 'a' || read === 'b' ? { name: read } : { name: read, period: at })) ??
              Number.NaN;
            const again = compute(period > 0 || !past ? tree : past, {
              figure: (other, lag) => read(other, period + lag),
              figures: (other, isPast) => (isPast ? history : periods).map((at) => read(other, at)),
            });
            expect(numberOf(figure)).toBe(again);
          }
      }),
      { numRuns: 200 },
    );
  });

  it('[MODEL-ENGINE-16] give a reason for each gap, with a cause that itself has none', () => {
    fc.assert(
      fc.property(randomModel, randomInputs, (model, inputs) => {
        const evaluator = evaluated(model.source, inputs);
        for (const { name, past } of model.lines)
          for (const period of past ? allPeriods : periods) {
            const figure = evaluator.read(name, period);
            if (figure.ok) {
              expect(figure.value).toSatisfy(Number.isFinite);
              continue;
            }
            expect(figure.reason).not.toBe('');
            if (figure.cause) {
              const cause = evaluator.read(figure.cause.name, figure.cause.period);
              expect(cause).toMatchObject({ ok: false });
              expect(cause).not.toHaveProperty('cause');
            }
          }
      }),
      { numRuns: 200 },
    );
  });
});

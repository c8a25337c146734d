import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';
import {
  compute,
  randomInputs,
  randomModel,
  randomPeriods,
  type RandomModel,
} from '../testing/randomModel.js';
import type { Evaluator } from './evaluator.js';
import type { Figure, FigureRef } from './figure.js';

const periods = Array.from({ length: randomPeriods }, (_, index) => index + 1);

const figuresOf = (evaluator: Evaluator, { lines }: RandomModel): readonly number[] =>
  lines.flatMap(({ name }) => [0, ...periods].map((period) => evaluator.number(name, period)));

/** Every line in every period by plain arithmetic. */
function computeModel(
  { lines }: RandomModel,
  inputs: { a: number; b: number; s: readonly number[] },
): ReadonlyMap<string, readonly number[]> {
  const series = new Map<string, number[]>([['s', [Number.NaN, ...inputs.s]]]);
  const total = (name: string): number =>
    (series.get(name) ?? [])
      .slice(1)
      .reduce((sum, value) => (Number.isFinite(sum + value) ? sum + value : Number.NaN));
  for (const { name, tree } of lines) {
    const figures = [inputs.a];
    series.set(name, figures);
    for (const period of periods) {
      const figure = (read: string, lag: number): number =>
        read === 'a' || read === 'b' ? inputs[read] : (series.get(read)?.[period + lag] ?? Number.NaN);
      figures.push(compute(tree, { figure, total }));
    }
  }
  return series;
}

const keyOf = ({ name, period }: FigureRef): string => `${name} ${period ?? ''}`;
const numberOf = (figure: Figure | undefined): number => (figure?.ok ? figure.value : Number.NaN);

describe('random models', () => {
  it('[MODEL-ENGINE-12] equal plain arithmetic bit for bit, figures and gaps alike', () => {
    fc.assert(
      fc.property(randomModel, randomInputs, (model, inputs) => {
        const expected = computeModel(model, inputs);
        const evaluator = evaluated(model.source, inputs);
        expect(figuresOf(evaluator, model)).toEqual(
          model.lines.flatMap(({ name }) => expected.get(name) ?? []),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('[MODEL-ENGINE-13] are after any changes what a fresh evaluation gives, bit for bit', () => {
    const change = fc.record({
      name: fc.constantFrom('a', 'b', 's'),
      period: fc.option(fc.constantFrom(...periods), { nil: undefined }),
      from: randomInputs,
    });
    fc.assert(
      fc.property(randomModel, randomInputs, fc.array(change, { maxLength: 6 }), (model, inputs, changes) => {
        const evaluator = evaluated(model.source, inputs);
        for (const { name, period, from } of changes)
          evaluator.set(name, name === 's' ? (from.s[0] ?? 0) : name === 'a' ? from.a : from.b, period);
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
        for (const { name, tree } of model.lines)
          for (const period of periods) {
            const { operands, figure } = evaluator.explain(name, period);
            const given = new Map(operands.map((operand) => [keyOf(operand.ref), numberOf(operand.figure)]));
            const read = (read: string, at: number): number =>
              given.get(keyOf(read === 'a' || read === 'b' ? { name: read } : { name: read, period: at })) ??
              Number.NaN;
            const again = compute(tree, {
              figure: (other, lag) => read(other, period + lag),
              total: (other) =>
                periods
                  .map((at) => read(other, at))
                  .reduce((sum, value) => (Number.isFinite(sum + value) ? sum + value : Number.NaN)),
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
        for (const { name } of model.lines)
          for (const figure of evaluator.readSeries(name)) {
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

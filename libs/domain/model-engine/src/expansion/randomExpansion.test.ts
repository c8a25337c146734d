// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBatch } from '../many/createBatch.js';
import { compiled, evaluated } from '../testing/compiled.js';
import { expandedTimeline, handName, randomExpandedModel } from '../testing/randomExpandedModel.js';

const figure = fc
  .oneof(fc.double({ min: -100, max: 100, noNaN: true }), fc.constantFrom(0, 1, -1, 1e308))
  .map((value) => value + 0);
const figures = fc.array(figure, { minLength: 12, maxLength: 12 });

/** Figures for the inputs of a model, the same under the names by hand. */
const inputsOf = (names: readonly string[], values: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, at) => [name, values[at % values.length] ?? 0]));

it('[MODEL-ENGINE-238] random models with segments and sub-models have the figures of the same written out, bit for bit, in any order', () => {
  const model = randomExpandedModel.chain((expanded) =>
    fc
      .shuffledSubarray([...expanded.statements], { minLength: expanded.statements.length })
      .map((shuffled) => ({ ...expanded, shuffled })),
  );
  fc.assert(
    fc.property(model, figures, figures, ({ statements, shuffled, byHand, names }, values, changed) => {
      const written = compiled(byHand);
      const expanded = compiled([expandedTimeline, ...statements].join('\n'));
      const inOtherOrder = compiled([expandedTimeline, ...shuffled].join('\n'));
      const inputs = expanded.inputs.map(({ name }) => name);
      expect(new Set(inputs.map(handName))).toEqual(new Set(written.inputs.map(({ name }) => name)));
      const given = inputsOf(inputs, values);
      const expected = evaluated(byHand, inputsOf(inputs.map(handName), values));
      const evaluators = [expanded, inOtherOrder].map((one) => evaluated(one.source, given));
      const expectEqual = (): void => {
        for (const name of names)
          for (const period of [1, 2, 3])
            for (const evaluator of evaluators)
              expect(evaluator.number(name, period)).toBe(expected.number(handName(name), period));
      };
      expectEqual();
      inputs.forEach((name, at) => {
        if (at % 2 === 1) return;
        for (const evaluator of evaluators) evaluator.set(name, changed[at % changed.length] ?? 0);
        expected.set(handName(name), changed[at % changed.length] ?? 0);
      });
      expectEqual();
      const outputs = names.map((name) => ({ name, period: 3 })).filter(({ name }) => !name.endsWith('.p'));
      const created = createBatch(expanded, { outputs, varying: [{ name: 'a' }], fixed: given });
      if (!created.ok) throw new Error(JSON.stringify(created.problems));
      const lanes = created.batch.run([Float64Array.of(values[0] ?? 0, changed[0] ?? 0)]);
      const handBatch = createBatch(written, {
        outputs: outputs.map(({ name, period }) => ({ name: handName(name), period })),
        varying: [{ name: 'a' }],
        fixed: inputsOf(inputs.map(handName), values),
      });
      if (!handBatch.ok) throw new Error(JSON.stringify(handBatch.problems));
      expect(lanes).toEqual(handBatch.batch.run([Float64Array.of(values[0] ?? 0, changed[0] ?? 0)]));
    }),
    { numRuns: 150 },
  );
});

it('[MODEL-ENGINE-238] the formulas of random models are those of the same written out', () => {
  fc.assert(
    fc.property(randomExpandedModel, ({ statements, byHand }) => {
      const formulas = (source: string) =>
        new Map(compiled(source).lines.map(({ name, formula }) => [handName(name), handName(formula)]));
      const expanded = formulas([expandedTimeline, ...statements].join('\n'));
      // The sum of one segment is the figure itself.
      for (const [name, formula] of formulas(byHand))
        expect(expanded.get(name)?.replaceAll(/sum\((\w+)\)/gu, '$1')).toBe(formula);
    }),
    { numRuns: 100 },
  );
});

import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { fundamentalsOf } from '../testing/exampleModel.js';

type Entry = readonly [id: string, value: AssumptionRow['value']];

const afterEntering = (of: ValuationModelBody, entries: readonly Entry[]): ValuationModelBody =>
  entries.reduce(
    (before, [id, value]) =>
      followInputs(before, setAssumption(before, id, value), fundamentalsOf({ body: of })),
    of,
  );
const valueOf = (of: ValuationModelBody): number => valuationOf(of).evaluator.number('value_per_share');

const priced = exampleCompanyModel().body;
const unpriced = exampleCompanyModel({ quote: null }).body;

/** Choices, each with the input that it makes count. */
const switches = [
  { entry: ['wacc_method', 'given'], input: 'given_wacc' },
  { entry: ['terminal_wacc_method', 'given'], input: 'given_terminal_wacc' },
  { entry: ['ronic_method', 'given'], input: 'given_ronic' },
] as const;
const exit = { entry: ['terminal_method', 'market_multiple'], input: 'exit_multiple' } as const;

describe('The numbers that a choice starts at', () => {
  it.each([
    ['with a price', priced],
    ['without a price', unpriced],
  ])(
    '[VALUATION-149] change no value after the cost of capital after the forecast is entered: %s',
    (_, of) => {
      const later = afterEntering(of, [
        ['terminal_wacc_method', 'given'],
        ['given_terminal_wacc', 0.07],
      ]);
      expect(valueOf(later)).not.toBeCloseTo(valueOf(of), 1);
      expect(valueOf(afterEntering(later, [['ronic_method', 'given']]))).toBeCloseTo(valueOf(later), 9);
    },
  );

  it.each([
    ['with a price', priced, switches],
    ['without a price', unpriced, [...switches, exit]],
  ])('[VALUATION-149] change no value, whatever was entered before: %s', (_, of, choices) => {
    const touched = of.assumptions.flatMap(({ id, value }) =>
      typeof value === 'number' && value !== 0 ? [[id, value] as const] : [],
    );
    const entered = fc.tuple(fc.constantFrom(...touched), fc.double({ min: 0.7, max: 1.3, noNaN: true }));
    const chosen = fc.array(fc.constantFrom(...choices), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(entered, { maxLength: 6 }),
        chosen,
        fc.constantFrom(...choices),
        (edits, before, choice) => {
          const start = afterEntering(of, [
            ...before.map(({ entry }) => entry),
            ...edits.map(([[id, value], factor]) => [id, value * factor] as const),
          ]);
          const value = valueOf(start);
          // An own number counts from then on, and may be another.
          fc.pre(
            Number.isFinite(value) &&
              start.assumptions.some(({ input, edited }) => input === choice.input && !edited),
          );
          expect(valueOf(afterEntering(start, [choice.entry])) / value).toBeCloseTo(1, 6);
        },
      ),
      { numRuns: 60 },
    );
  });
});

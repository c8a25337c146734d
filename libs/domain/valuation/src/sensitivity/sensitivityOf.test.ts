import type { ValuationModelBody } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { followInputs } from '../editing/followInputs.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { editInScenario, inScenario } from '../scenarios/inScenario.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleModels } from '../testing/exampleModels.js';
import { fundamentalsOf } from '../testing/exampleModel.js';
import { sensitivityOf } from './sensitivityOf.js';

type Entry = readonly [id: string, value: number | string];

const afterEntering = (body: ValuationModelBody, entries: readonly Entry[]): ValuationModelBody =>
  entries.reduce(
    (before, [id, value]) => followInputs(before, setAssumption(before, id, value), fundamentalsOf({ body })),
    body,
  );

const discounted = exampleModels.filter(([, body]) => valuationOf(body).method.answers.rate !== null);
const choices: readonly (readonly [string, readonly Entry[]])[] = [
  ['as it is', []],
  ['exit multiple', [['terminal_method', 'market_multiple']]],
  ['returns fade', [['ronic_method', 'fading']]],
  [
    'rates after the forecast given',
    [
      ['terminal_wacc_method', 'given'],
      ['ronic_method', 'given'],
    ],
  ],
  ['weight at own value', [['debt_weight_at', 'own_value']]],
];

const cases = discounted.flatMap(([name, body]) =>
  choices
    .filter(([, entries]) => entries.every(([id]) => body.assumptions.some((row) => row.id === id)))
    .map(([choice, entries]) => [name, choice, body, entries] as const),
);

it.each(cases)(
  '[VALUATION-50] gives in each cell the value after entering its two assumptions: %s, %s',
  (_, __, body, entries) => {
    const start = afterEntering(body, entries);
    const valuation = valuationOf(start);
    const { answers } = valuation.method;
    if (answers.rate === null) throw new Error('does not discount');
    const { givenRate } = answers;
    const grid = sensitivityOf(valuation);
    if (!grid.ok) throw new Error(grid.reason);
    grid.rows.forEach((rate, row) => {
      grid.columns.forEach((terminal, column) => {
        const entries: readonly Entry[] = [
          ...Object.entries(givenRate.choices),
          [givenRate.input, rate],
          [grid.column, terminal],
        ];
        // Twice, since the first may equal a default that then follows the second.
        const entered = afterEntering(start, [...entries, ...entries]);
        const value = valuationOf(entered).evaluator.read('value_per_share');
        expect(grid.cells[row]?.[column]).toEqual(value);
      });
    });
  },
);

it('[VALUATION-50] gives in a scenario the value after entering them there, which moves no default of the model', () => {
  const { body } = exampleCompanyModel();
  const fundamentals = fundamentalsOf({ body });
  const own = afterEntering(
    body,
    body.assumptions.flatMap(({ id, input }): readonly Entry[] =>
      input === 'sales_to_capital' ? [[id, 1.5]] : [],
    ),
  );
  const grid = sensitivityOf(valuationOf(inScenario(own, 'optimistic', fundamentals)));
  if (!grid.ok) throw new Error(grid.reason);
  const entered = (entries: readonly Entry[]): number => {
    const after = entries.reduce(
      (before, [id, value]) =>
        followInputs(
          before,
          editInScenario(before, 'optimistic', (seen) => setAssumption(seen, id, value), fundamentals),
          fundamentals,
        ),
      own,
    );
    return valuationOf(inScenario(after, 'optimistic', fundamentals)).evaluator.number('value_per_share');
  };
  grid.rows.forEach((rate, row) => {
    grid.columns.forEach((growth, column) => {
      const value = entered([
        ['terminal_growth', growth],
        ['wacc_method', 'given'],
        ['given_wacc', rate],
      ]);
      expect(grid.cells[row]?.[column]).toMatchObject({ ok: true, value });
    });
  });
});

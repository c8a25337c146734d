import { expect, it } from 'vitest';
import { otherMethods } from '../other-methods/otherMethods.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { methodRanges } from './methodRanges.js';
import { rangeEnd } from './rangeEnd.js';

const valuation = valuationOf(exampleCompanyModel().body);
const points = ['low', 'middle', 'high'] as const;

it.each(['scenarios', 'sensitivity'] as const)(
  '[VALUATION-486] has a model for each point of the range over %s, whose value is that point',
  (method) => {
    const range = methodRanges(valuation).find((each) => each.method === method)?.range;
    if (!range?.ok) throw new Error('No range.');
    expect(range.value.low).toBeLessThan(range.value.high);
    for (const point of points) {
      const end = rangeEnd(valuation, method, point);
      expect(end?.valuation.evaluator.number(end.line)).toBeCloseTo(range.value[point], 9);
    }
  },
);

it('[VALUATION-486] names the inputs of an end, and marks those of a sensitivity', () => {
  const low = rangeEnd(valuation, 'sensitivity', 'low');
  expect(low?.inputs).toEqual(['given_wacc', 'terminal_growth']);
  expect(low?.valuation.rows.get('given_wacc')).toMatchObject({
    value: low?.valuation.evaluator.number('wacc'),
    reason: 'Set by the sensitivity.',
  });
  const scenario = rangeEnd(valuation, 'scenarios', 'low');
  expect(scenario?.scenario).toBe('Cautious');
  expect(scenario?.inputs).toContain('operating_margin');
  expect(rangeEnd(valuation, 'sensitivity', 'middle')).toMatchObject({ valuation, inputs: [] });
});

it('[VALUATION-486] has the model behind each point of another method', () => {
  const known = otherMethods(valuation).flatMap(({ answer }) => (answer.ok ? [answer.value] : []));
  expect(known.length).toBeGreaterThan(0);
  for (const answer of known) {
    for (const point of points) expect(answer.at[point].value).toBe(answer[point]);
    const { rate } = answer.carried;
    expect(answer.at.low.evaluator.number(rate)).toBeCloseTo(answer.evaluator.number(rate) + 0.005, 12);
  }
});

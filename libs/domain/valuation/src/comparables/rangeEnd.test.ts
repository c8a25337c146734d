import { writeReason } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
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

it('[VALUATION-414] says of each input of an end what the model has, and which step the range takes from it', () => {
  const { evaluator } = valuation;
  const percent = (name: string) => `${(100 * evaluator.number(name)).toFixed(2)}%`;
  const reasonsAt = (point: 'low' | 'high', inputs: readonly string[]) => {
    const rows = rangeEnd(valuation, 'sensitivity', point)?.valuation.rows;
    return inputs.map((input) => writeReason(rows?.get(input)?.reason ?? ''));
  };
  const range = 'the range is one step of the sensitivity grid to either side';
  expect(reasonsAt('low', ['given_wacc', 'terminal_growth'])).toEqual([
    `Cost of capital (WACC) of the model, ${percent('wacc')}, plus 0.50 percentage points; ${range}`,
    `Terminal growth of the model, ${percent('terminal_growth')}, minus 0.50 percentage points; ${range}`,
  ]);
  expect(reasonsAt('high', ['given_wacc'])[0]).toContain(', minus 0.50 percentage points;');
});

it('[VALUATION-414] says the same of a method without discounting', () => {
  const landlord = valuationOf(
    setAssumption(setAssumption(exampleLandlordModel().body, 'ffo_multiple', 15), 'cap_rate', 0.06),
  );
  const reasonOf = (method: 'ffoMultiple' | 'netAssets', input: string) =>
    writeReason(rangeEnd(landlord, method, 'high')?.valuation.rows.get(input)?.reason ?? '');
  expect(reasonOf('ffoMultiple', 'ffo_multiple')).toContain(
    ' of the model, 15.0×, plus 1.0×; the range is 1.0× to either side',
  );
  expect(reasonOf('netAssets', 'cap_rate')).toContain(
    ' of the model, 6.00%, minus 0.50 percentage points; the range is 0.50 percentage points to either side',
  );
});

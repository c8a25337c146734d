import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { valueMove } from './valueMove.js';

const document = exampleModel();
const before = exampleValuation(document);
const after = (rowId: string, value: number) =>
  exampleValuation({ ...document, body: setAssumption(document.body, rowId, value) });

it('[VALUATION-49] the parts of a change add up to the total', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'revenue_growth@2027-12-31',
        'operating_margin@2030-12-31',
        'beta',
        'cash',
        'shares_outstanding',
        'terminal_growth',
      ),
      fc.double({ min: 0.001, max: 0.03, noNaN: true }),
      (rowId, share) => {
        const scale =
          rowId === 'cash' ? 1e11 : rowId === 'shares_outstanding' ? 1e10 : rowId === 'beta' ? 60 : 1;
        const move = valueMove(before, after(rowId, share * scale));
        if (!move) throw new Error('no move');
        const sum = move.parts.reduce((total, { value }) => total + value, 0);
        expect(Math.abs(sum - (move.to - move.from))).toBeLessThan(1e-6 * Math.max(1, Math.abs(move.to)));
      },
    ),
  );
});

it('[VALUATION-49] names the part an edit affected', () => {
  const terminal = valueMove(before, after('terminal_growth', 0.03));
  expect(terminal?.parts.map(({ part }) => part)).toEqual(['terminal']);
  const cash = valueMove(before, after('cash', 7e8));
  expect(cash?.parts.map(({ part }) => part)).toEqual(['bridge']);
});

it('[VALUATION-49] has no change if a value cannot be computed', () => {
  expect(valueMove(before, after('terminal_growth', 0.5))).toBeNull();
});

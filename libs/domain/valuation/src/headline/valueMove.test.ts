import type { ValuationModelBody } from '@finance-analyst/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption, setAssumptions } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { fundamentalsOf } from '../testing/exampleModel.js';
import { exampleModels } from '../testing/exampleModels.js';
import { valueMove } from './valueMove.js';

/** A landlord is worth nothing before its multiple is entered. */
const valued = exampleModels.map(([name, body]): readonly [string, ValuationModelBody] => [
  name,
  name === 'landlord' ? setAssumption(exampleLandlordModel().body, 'ffo_multiple', 15) : body,
]);

describe.each(valued)('%s', (_, body) => {
  const before = valuationOf(body);
  const after = (rowId: string, value: number) => valuationOf(setAssumption(body, rowId, value));

  it('[VALUATION-49] the parts of a change add up to the total', () => {
    const rows = body.assumptions.flatMap(({ id, value }) =>
      typeof value === 'number' && value !== 0 ? [{ id, value }] : [],
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.double({ min: 0.9, max: 1.1, noNaN: true }),
        ({ id, value }, factor) => {
          const edited = followInputs(
            body,
            setAssumption(body, id, value * factor),
            fundamentalsOf({ body }),
          );
          const move = valueMove(before, valuationOf(edited));
          if (!move) throw new Error('no move');
          const sum = move.parts.reduce((total, part) => total + part.value, 0);
          expect(Math.abs(sum - (move.to - move.from))).toBeLessThan(1e-6 * Math.max(1, Math.abs(move.to)));
        },
      ),
    );
  });

  it('[VALUATION-49] names the part an edit affected', () => {
    const { answers } = before.method;
    const [terminal] = answers.terminalAssumptions.slice(-1);
    const { value } = body.assumptions.find(({ id }) => id === terminal?.input) ?? {};
    if (terminal)
      expect(
        valueMove(before, after(terminal.input, (value as number) * 0.9))?.parts.map(({ part }) => part),
      ).toEqual(['terminal']);
    const claim = ['ffo_multiple', 'cash', 'preferred_equity'].find((id) =>
      body.assumptions.some((row) => row.id === id),
    );
    const bridge = valueMove(before, after(claim ?? '', 7));
    expect(bridge?.parts.map(({ part }) => part)).toEqual(['bridge']);
  });

  it('[VALUATION-49] has no change if a value cannot be computed', () => {
    const shares = body.assumptions.flatMap(({ id, input }) =>
      input.endsWith('shares') || input.startsWith('shares') ? [[id, 0] as const] : [],
    );
    expect(valueMove(before, valuationOf(setAssumptions(body, new Map(shares))))).toBeNull();
    if (body.assumptions.some(({ input }) => input === 'given_wacc'))
      expect(valueMove(before, after('terminal_growth', 0.5))).toBeNull();
  });
});

import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { exampleModels } from '../testing/exampleModels.js';
import { fillRight, resetAll, resetInput, setAssumption, setAssumptions } from './editAssumptions.js';

const row = (body: ValuationModelBody, id: string): AssumptionRow => {
  const found = body.assumptions.find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};

describe.each(exampleModels)('%s', (_, body) => {
  const single = body.assumptions.find(({ yearEnd, value }) => yearEnd === null && typeof value === 'number');
  const yearly = [
    ...new Set(body.assumptions.flatMap(({ input, yearEnd }) => (yearEnd === null ? [] : [input]))),
  ].map((input) => body.assumptions.flatMap((each) => (each.input === input ? [each.id] : [])));
  const one = single?.id ?? '';
  const [years = [], otherYears = []] = yearly;
  const [first = '', second = '', ...later] = years;
  const own = 0.3123;

  it('[VALUATION-43] an edit changes one row and marks it, and keeps the default', () => {
    const edited = setAssumption(body, second, own);
    expect(row(edited, second)).toEqual({ ...row(body, second), value: own, edited: true });
    const others = ({ assumptions }: ValuationModelBody) => assumptions.filter(({ id }) => id !== second);
    expect(others(edited).every((each, index) => each === others(body)[index])).toBe(true);
  });

  it('[VALUATION-43] entering the default value again is not an edit', () => {
    const edited = setAssumption(body, one, own);
    expect(row(edited, one).edited).toBe(true);
    expect(row(setAssumption(edited, one, row(body, one).value), one).edited).toBe(false);
  });

  it('[VALUATION-43] a reset restores the defaults of one input, or of all', () => {
    const edited = setAssumption(setAssumption(body, second, own), one, own);
    const reset = resetInput(edited, row(body, second).input);
    expect(row(reset, second)).toEqual(row(body, second));
    expect(row(reset, one).edited).toBe(true);
    expect(resetAll(edited).assumptions).toEqual(body.assumptions);
  });

  it('[VALUATION-43] fill right copies a year to the years after it', () => {
    const filled = fillRight(setAssumption(body, second, own), [second]);
    expect(row(filled, first)).toBe(row(body, first));
    expect(later.length).toBeGreaterThan(1);
    for (const id of later) expect(row(filled, id)).toMatchObject({ value: own, edited: true });
    expect(fillRight(body, [one])).toBe(body);
  });

  it('[VALUATION-43] fill right copies several rows at once', () => {
    const third = later[0] ?? '';
    const other = otherYears[2] ?? '';
    const values = new Map([
      [third, own],
      [other, 0.2],
    ]);
    const filled = fillRight(setAssumptions(body, values), [third, other]);
    expect([years.at(-1), otherYears.at(-1), second].map((id = '') => row(filled, id).value)).toEqual([
      own,
      0.2,
      row(body, second).value,
    ]);
  });
});

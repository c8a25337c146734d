import { resetInput, resetRows, setAssumption, setAssumptions } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { setYears } from '../editing/setYears.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleModel, exampleValuation, fundamentalsOf } from '../testing/exampleModel.js';
import { describe, expect, it } from 'vitest';
import { editInScenario, inScenario } from './inScenario.js';
import { isOwnEdit } from './isOwnEdit.js';
import { scenariosOf } from './scenariosOf.js';

const { body } = exampleCompanyModel();
const valueOf = (of: typeof body) => valuationOf(of).evaluator.number('value_per_share');

describe('scenarios of a model', () => {
  it('[VALUATION-276] are cautious, base and optimistic, with values in that order', () => {
    const scenarios = scenariosOf(valuationOf(body));
    expect(scenarios.map(({ name }) => name)).toEqual(['Cautious', 'Base', 'Optimistic']);
    const values = scenarios.map(({ valuePerShare }) =>
      valuePerShare.ok ? valuePerShare.value : Number.NaN,
    );
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(values[1]).toBe(valueOf(body));
    expect(values[0]).toBe(valueOf(inScenario(body, 'cautious')));
    expect(scenarios[0]?.upside).toEqual({ ok: true, value: (values[0] ?? 0) / 31.5 - 1 });
  });

  it('[VALUATION-276] of a model of version 1 is the base alone', () => {
    expect(scenariosOf(exampleValuation(exampleModel()))).toMatchObject([{ id: null, name: 'Base' }]);
  });

  it('[VALUATION-277] shows what a scenario sets as its default, which is nothing to reset', () => {
    const seen = inScenario(body, 'cautious');
    const id = 'operating_margin@2030-12-31';
    const own = body.assumptions.find((row) => row.id === id)?.value;
    const row = seen.assumptions.find((each) => each.id === id);
    expect(row).toMatchObject({ edited: true, isScenarioDefault: true, defaultValue: row?.value });
    expect(editInScenario(body, 'cautious', (shown) => resetInput(shown, 'operating_margin'))).toBe(body);
    expect(row && isOwnEdit(row)).toBe(false);
    expect(row?.value).toBeLessThan(own as number);
    expect(inScenario(body, null)).toBe(body);
  });

  it('[VALUATION-277] takes edits into the scenario, and the rest into the model', () => {
    const edited = editInScenario(body, 'cautious', (seen) => setAssumption(seen, 'beta', 1.7));
    expect(edited.assumptions).toEqual(body.assumptions);
    expect(edited.scenarios.find(({ id }) => id === 'cautious')).toMatchObject({ isEdited: true });
    const beta = inScenario(edited, 'cautious').assumptions.find(({ id }) => id === 'beta');
    expect(beta).toMatchObject({ value: 1.7, edited: true });
    expect(beta && isOwnEdit(beta)).toBe(true);
    expect(edited.assumptions.every((row) => !('isScenarioDefault' in row))).toBe(true);
    expect(valueOf(edited)).toBe(valueOf(body));
    const reset = editInScenario(edited, 'cautious', (seen) => resetInput(seen, 'beta'));
    const own = body.assumptions.find(({ id }) => id === 'beta')?.value;
    expect(inScenario(reset, 'cautious').assumptions.find(({ id }) => id === 'beta')).toMatchObject({
      value: own,
      edited: false,
    });
    const priced = editInScenario(body, 'cautious', (seen) => ({ ...seen, priceSnapshot: null }));
    expect(priced).toMatchObject({ priceSnapshot: null, scenarios: body.scenarios });
    expect(editInScenario(body, 'cautious', (seen) => seen)).toBe(body);
  });

  it('[VALUATION-277] keeps what was set in a scenario when the model changes, and moves the rest along', () => {
    const edited = editInScenario(body, 'cautious', (seen) => setAssumption(seen, 'beta', 1.7));
    const longer = followInputs(edited, setYears(edited, 10), fundamentalsOf({ body }));
    const [cautious, optimistic] = longer.scenarios;
    expect(cautious?.rows.filter((row) => row.edited)).toMatchObject([{ id: 'beta', value: 1.7 }]);
    expect([cautious?.rows.length, optimistic?.rows.length]).toEqual([21, 20]);
    const shorter = editInScenario(longer, 'cautious', (seen) => setYears(seen, 3));
    expect(shorter.years).toBe(3);
    expect(valueOf(inScenario(shorter, 'cautious'))).not.toBe(valueOf(shorter));
  });

  it('[VALUATION-430] resets a value to the scenario’s own default, or to the base’s where it has none', () => {
    const id = 'operating_margin@2028-12-31';
    const fundamentals = fundamentalsOf({ body });
    const rowOf = (of: typeof body, row: string) =>
      inScenario(of, 'cautious', fundamentals).assumptions.find((each) => each.id === row);
    const standard = rowOf(body, id)?.value;
    const own = body.assumptions.find((row) => row.id === id)?.value;
    // The value of the base is an edit like any other.
    for (const value of [0.42, own ?? null]) {
      const entered = editInScenario(
        body,
        'cautious',
        (seen) => setAssumption(setAssumption(seen, id, value), 'beta', 1.7),
        fundamentals,
      );
      const edited = followInputs(body, entered, fundamentals);
      expect(rowOf(edited, id)).toMatchObject({
        value,
        edited: true,
        defaultValue: standard,
        resetsTo: 'scenario',
      });
      expect(rowOf(edited, 'beta')).toMatchObject({ value: 1.7, edited: true, resetsTo: 'base' });
      const reset = editInScenario(edited, 'cautious', (seen) => resetRows(seen, [id, 'beta']), fundamentals);
      expect(rowOf(reset, id)).toMatchObject({ value: standard, isScenarioDefault: true });
      expect(rowOf(reset, 'beta')).toEqual(rowOf(body, 'beta'));
      const followed = followInputs(edited, reset, fundamentals);
      expect(followed.scenarios[0]?.rows).toEqual(body.scenarios[0]?.rows);
    }
  });

  it('[VALUATION-276] keeps its side of a base that was entered far from the defaults', () => {
    const years = [2026, 2027, 2028, 2029, 2030];
    for (const growth of [0.2, 0.6, -0.5]) {
      const entered = new Map(years.map((year) => [`revenue_growth@${year}-12-31`, growth]));
      const edited = followInputs(body, setAssumptions(body, entered), fundamentalsOf({ body }));
      const [cautious, base, optimistic] = [
        inScenario(edited, 'cautious'),
        edited,
        inScenario(edited, 'optimistic'),
      ];
      for (const id of entered.keys()) {
        const [low, middle, high] = [cautious, base, optimistic].map(
          ({ assumptions }) => assumptions.find((row) => row.id === id)?.value as number,
        );
        expect(low).toBeLessThanOrEqual(middle as number);
        expect(high).toBeGreaterThanOrEqual(middle as number);
      }
    }
  });

  it('[VALUATION-277] says what was edited in the base, which is nothing to reset, and takes no edit that changes nothing', () => {
    const edited = setAssumption(body, 'beta', 1.3);
    const seen = inScenario(edited, 'cautious');
    const beta = seen.assumptions.find(({ id }) => id === 'beta');
    expect(beta).toMatchObject({ value: 1.3, edited: false, reason: 'Edited in the base' });
    expect(beta).not.toHaveProperty('provenance');
    const reset = editInScenario(edited, 'cautious', (shown) => resetInput(shown, 'beta'));
    expect(reset.scenarios).toEqual(edited.scenarios);
  });
});

import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { fundamentalsOf } from '../testing/exampleModel.js';
import { describe, expect, it } from 'vitest';
import { caseWeights } from './caseWeights.js';
import { addScenario, removeScenario, renameScenario, scenarioNameProblem } from './editScenarios.js';
import { editInScenario, inScenario } from './inScenario.js';
import { scenariosOf } from './scenariosOf.js';

const { body } = exampleCompanyModel();
const fundamentals = fundamentalsOf({ body });
/** The model after one more edit of its base, which moves the scenarios from the company’s history. */
const later = (of: typeof body) => followInputs(of, setAssumption(of, 'beta', 1.3), fundamentals);
const namesOf = (of: typeof body) => scenariosOf(valuationOf(of)).map(({ name }) => name);
const withBear = addScenario(body, { id: 'bear-1', name: ' Bear ', of: 'cautious' });

describe('a scenario that the analyst adds', () => {
  it('[VALUATION-431] is a copy of another one, which stays as it is', () => {
    expect(namesOf(withBear)).toEqual(['Cautious', 'Base', 'Optimistic', 'Bear']);
    const values = scenariosOf(valuationOf(withBear)).map(({ valuePerShare }) => valuePerShare);
    expect(values[3]).toEqual(values[0]);
    expect(withBear.scenarios.slice(0, 2)).toEqual(body.scenarios);
    expect(withBear.scenarios[2]?.note).toBe('Copy of Cautious');
    const ofBase = addScenario(body, { id: 'x', name: 'As is', of: null });
    expect(ofBase.scenarios[2]).toEqual({
      id: 'x',
      name: 'As is',
      note: 'Copy of Base',
      isEdited: true,
      rows: [],
    });
  });

  it('[VALUATION-431] keeps its values when the model changes, and takes edits and resets of its own', () => {
    const rows = later(withBear).scenarios.find(({ id }) => id === 'bear-1')?.rows;
    expect(rows).toEqual(withBear.scenarios[2]?.rows);
    const id = 'operating_margin@2028-12-31';
    const edited = editInScenario(withBear, 'bear-1', (seen) => setAssumption(seen, id, 0.05), fundamentals);
    const own = body.assumptions.find((row) => row.id === id)?.value;
    expect(inScenario(edited, 'bear-1', fundamentals).assumptions.find((row) => row.id === id)).toMatchObject(
      { value: 0.05, defaultValue: own, resetsTo: 'base' },
    );
    expect(edited.scenarios.slice(0, 2)).toEqual(body.scenarios);
  });

  it('[VALUATION-432] needs a name of at most 40 characters that no other scenario has', () => {
    const problem = (name: string, id?: string) => scenarioNameProblem(withBear, name, id);
    expect(['', '  ', 'base', 'BEAR ', 'x'.repeat(41), 'Bull'].map((name) => problem(name))).toEqual([
      'empty',
      'empty',
      'taken',
      'taken',
      'long',
      null,
    ]);
    expect(problem('bear', 'bear-1')).toBeNull();
    expect(addScenario(withBear, { id: 'x', name: 'Bear', of: null })).toBe(withBear);
    expect(addScenario(withBear, { id: 'bear-1', name: 'Bull', of: null })).toBe(withBear);
  });
});

describe('the name of a scenario', () => {
  it('[VALUATION-433] stays when the model changes, while the rest follows', () => {
    const renamed = renameScenario(withBear, 'cautious', 'Downside');
    expect(namesOf(later(renamed))).toEqual(['Downside', 'Base', 'Optimistic', 'Bear']);
    expect(later(renamed).scenarios[0]?.rows).toEqual(later(body).scenarios[0]?.rows);
    expect(renameScenario(withBear, 'cautious', 'Optimistic')).toBe(withBear);
    expect(renameScenario(withBear, 'cautious', 'Cautious')).toBe(withBear);
    expect(renameScenario(withBear, 'none', 'Downside')).toBe(withBear);
  });
});

describe('a scenario that the analyst removes', () => {
  const weighted = { ...withBear, caseWeights: ['base', 'cautious'].map((id) => ({ id, weight: 0.5 })) };

  it('[VALUATION-434] is gone with its weight, and does not come back with an edit', () => {
    const removed = removeScenario(weighted, 'cautious');
    expect(namesOf(later(removed))).toEqual(['Base', 'Optimistic', 'Bear']);
    expect(removed.caseWeights).toEqual([{ id: 'base', weight: 0.5 }]);
    expect(namesOf(removeScenario(removed, 'bear-1'))).toEqual(['Base', 'Optimistic']);
    expect(removeScenario(removed, 'cautious')).toBe(removed);
  });
});

describe('the default weights', () => {
  const weightsOf = (of: typeof body) => caseWeights(scenariosOf(valuationOf(of)), of.caseWeights);

  it('[VALUATION-435] total 1 with added and removed scenarios', () => {
    expect(weightsOf(body)).toEqual([0.25, 0.5, 0.25]);
    expect(weightsOf(withBear)).toEqual([0.25, 0.5, 0.25, 0]);
    const removed = removeScenario(withBear, 'cautious');
    expect(weightsOf(removed)).toEqual([0.5, 0.5, 0]);
    expect(weightsOf(removeScenario(removed, 'optimistic'))).toEqual([1, 0]);
    expect(weightsOf({ ...withBear, caseWeights: [{ id: 'bear-1', weight: 0.2 }] })).toEqual([
      0.25, 0.5, 0.25, 0.2,
    ]);
  });
});

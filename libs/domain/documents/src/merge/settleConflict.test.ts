import { describe, expect, it } from 'vitest';
import { valuationModelRules } from '../valuation-model/valuationModelRules.js';
import { exampleModel } from '../testing/exampleModel.js';
import { conflictSide } from './conflictSide.js';
import type { MergeConflict } from './MergeConflict.js';
import { mergeDocuments } from './mergeDocuments.js';
import { settleConflict } from './settleConflict.js';

const base = exampleModel;
const titled = (title: string, note: string) => ({
  ...base,
  title,
  body: { ...base.body, scenarioNote: note },
});
const mine = titled('Mine', 'mine');
const theirs = titled('Theirs', 'theirs');
const merged = mergeDocuments(base, mine, theirs, valuationModelRules);
const conflictAt = (path: string): MergeConflict => {
  const found = merged.conflicts.find((conflict) => conflict.path.join('.') === path);
  if (!found) throw new Error(`There is no conflict at ${path}.`);
  return found;
};

describe('settleConflict', () => {
  it('[DOCUMENTS-90] puts either side of a conflict into the document, and nothing else', () => {
    const note = conflictAt('body.scenarioNote');
    const taken = settleConflict(merged.value, note, 'theirs', valuationModelRules);
    expect([taken.title, taken.body.scenarioNote]).toEqual(['Mine', 'theirs']);
    expect(settleConflict(taken, note, 'mine', valuationModelRules)).toEqual(merged.value);
    const named = settleConflict(merged.value, conflictAt('title'), 'theirs', valuationModelRules);
    expect([named.title, named.body]).toEqual(['Theirs', merged.value.body]);
  });

  it('[DOCUMENTS-90] gives the side a document has, until it has neither', () => {
    const note = conflictAt('body.scenarioNote');
    const sideOf = (scenarioNote: string | undefined) => {
      const { scenarioNote: _was, ...others } = merged.value.body;
      const body = scenarioNote === undefined ? others : { ...others, scenarioNote };
      return conflictSide({ ...merged.value, body }, note, valuationModelRules);
    };
    expect(['mine', 'theirs', 'a third', undefined].map(sideOf)).toEqual(['mine', 'theirs', null, null]);
  });

  it('[DOCUMENTS-90] gives no side if the row of the conflict is gone', () => {
    const [row] = base.body.assumptions;
    if (!row) throw new Error('The example has no assumption.');
    const valued = (value: number) => ({
      ...base,
      body: {
        ...base.body,
        assumptions: base.body.assumptions.map((one) => (one.id === row.id ? { ...one, value } : one)),
      },
    });
    const { value, conflicts } = mergeDocuments(base, valued(8), valued(9), valuationModelRules);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    expect(conflictSide(value, conflict, valuationModelRules)).toBe('mine');
    const without = { ...value, body: { ...value.body, assumptions: [] } };
    expect(conflictSide(without, conflict, valuationModelRules)).toBeNull();
    expect(settleConflict(without, conflict, 'theirs', valuationModelRules)).toEqual(without);
  });
});

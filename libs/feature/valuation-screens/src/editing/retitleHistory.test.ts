import { expect, it } from 'vitest';
import { exampleDocument } from '../testing/exampleModel.js';
import { setAssumption } from './editAssumptions.js';
import { recordEdit, redo, startHistory, undo } from './editHistory.js';
import { retitleHistory } from './retitleHistory.js';
import type { EditedModel, ModelHistory } from './ModelHistory.js';

const { body } = exampleDocument();
const named = (title: string, beta = 1) => ({ title, body: beta === 1 ? body : (bodies[beta - 2] ?? body) });
const bodies = [2, 3].map((beta) => setAssumption(body, 'beta', beta));
const editedTo = (...models: readonly EditedModel[]): ModelHistory => {
  const [first = named('A'), ...others] = models;
  return others.reduce(
    (history, model) => recordEdit(history, model, `to ${model.title}`),
    startHistory<EditedModel>(first),
  );
};
const titles = ({ past, present, future }: ModelHistory) =>
  [...past.map(({ value }) => value), present, ...future.map(({ value }) => value)].map(({ title }) => title);
const saved = (history: ModelHistory) => retitleHistory(history, 'Bear', 'Bear, copy');

it('[VALUATION-SCREENS-4] a copy keeps its own name, however far its edits are undone', () => {
  const copied = saved(editedTo(named('A'), named('A', 2), named('Bear', 2), named('Bear', 3)));
  expect(titles(copied)).toEqual(['Bear, copy', 'Bear, copy', 'Bear, copy']);
  expect(undo(undo(copied)).present.body).toBe(body);
  expect(redo(undo(copied)).present.body).toBe(bodies[1]);
  expect(saved(editedTo(named('A'), named('Bear')))).toEqual(startHistory(named('Bear, copy')));
});

it('[VALUATION-SCREENS-4] a copy keeps its own name where the rename was undone, also while it was saved', () => {
  const renamed = editedTo(named('Bear'), named('Bear', 2), named('Bull', 2));
  expect(titles(saved(undo(renamed)))).toEqual(['Bear, copy', 'Bear, copy']);
  const undone = undo(editedTo(named('A'), named('Bear')));
  expect(titles(saved(undone))).toEqual(['Bear, copy']);
});

it('[VALUATION-SCREENS-4] a name that is given while a copy is saved is an edit of the copy', () => {
  const since = editedTo(named('A'), named('Bear'), named('Bull'), named('Bull', 2));
  expect(titles(saved(since))).toEqual(['Bear, copy', 'Bull', 'Bull']);
  expect(titles(saved(undo(since)))).toEqual(['Bear, copy', 'Bull', 'Bull']);
});

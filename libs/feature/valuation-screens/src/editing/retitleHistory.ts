import { dropEmptySteps, mapHistory } from './editHistory.js';
import type { EditedModel, ModelHistory } from './ModelHistory.js';

const isSame = (one: EditedModel, other: EditedModel): boolean =>
  one.title === other.title && one.body === other.body;

/**
 * The line of a model that was saved under another name, `to`, than `from`, that it had on the screen: every version
 * has it, so that no step leads back to a name that what is open never had. Names that were given since stay.
 */
export function retitleHistory(history: ModelHistory, from: string, to: string): ModelHistory {
  const line = [...history.past.map(({ value }) => value), history.present];
  const last = line.findLastIndex(({ title }) => title === from);
  const before = new Set(last < 0 ? line : line.slice(0, last + 1));
  const given = new Set(line.filter((model) => !before.has(model)).map(({ title }) => title));
  const retitled = mapHistory(history, (model) =>
    before.has(model) || !given.has(model.title) ? { ...model, title: to } : model,
  );
  return dropEmptySteps(retitled, isSame);
}

import { mapHistory } from './editHistory.js';
import { sameBody } from './sameBody.js';
import type { EditedModel, ModelHistory } from './ModelHistory.js';

/** Models whose edits are remembered at the same time; the one that was left first makes room. */
const mostKept = 10;

const keptIn = new WeakMap<object, Map<string, ModelHistory>>();

/** Remembers the way through the edits of a model that is left, for as long as the page and its `workspace` live. */
export function keepHistory(workspace: object, id: string, history: ModelHistory): void {
  const kept = keptIn.get(workspace) ?? new Map<string, ModelHistory>();
  keptIn.set(workspace, kept);
  kept.delete(id);
  if (history.past.length === 0 && history.future.length === 0) return;
  kept.set(id, history);
  const [first] = kept.keys();
  if (kept.size > mostKept && first !== undefined) kept.delete(first);
}

/**
 * The way through the edits of a model that is entered again; null where it is not what it was when it was left.
 * Its versions that hold what `model` or `saved` holds have their bodies: that they are the same is seen by that.
 */
export function keptHistory(
  workspace: object,
  id: string,
  model: EditedModel,
  saved: EditedModel | null,
): ModelHistory | null {
  const kept = keptIn.get(workspace)?.get(id);
  if (!kept || kept.present.title !== model.title || !sameBody(kept.present.body, model.body)) return null;
  const known = saved ? [model.body, saved.body] : [model.body];
  const met = new Map([[kept.present.body, model.body]]);
  return mapHistory(kept, ({ title, body: left }) => {
    const body = met.get(left) ?? known.find((one) => sameBody(one, left)) ?? left;
    met.set(left, body);
    return { title, body };
  });
}

import type { EditedModel, ModelHistory } from './useModelEditing.js';

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

function sameBody(one: EditedModel['body'], other: EditedModel['body']): boolean {
  const { fundamentalsSnapshot: statements, ...edited } = one;
  const { fundamentalsSnapshot: otherStatements, ...otherEdited } = other;
  return (
    JSON.stringify(edited) === JSON.stringify(otherEdited) &&
    (statements === otherStatements || JSON.stringify(statements) === JSON.stringify(otherStatements))
  );
}

/** The way through the edits of a model that is entered again; null where it is not what it was when it was left. */
export function keptHistory(workspace: object, id: string, model: EditedModel): ModelHistory | null {
  const kept = keptIn.get(workspace)?.get(id);
  if (!kept || kept.present.title !== model.title || !sameBody(kept.present.body, model.body)) return null;
  const { title, body } = model;
  return { ...kept, present: { title, body } };
}

import { isSameValue } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';
import { type EditHistory, mapHistory } from './editHistory.js';

type History = EditHistory<DocumentContent>;

/** Documents whose edits are remembered at the same time; the one that was left first makes room. */
const mostRemembered = 10;

const rememberedIn = new WeakMap<object, Map<string, History>>();

/** Remembers the way through the edits of a document that is left, for as long as the page and its `workspace` live. */
export function rememberHistory(workspace: object, id: string, history: History): void {
  const remembered = rememberedIn.get(workspace) ?? new Map<string, History>();
  rememberedIn.set(workspace, remembered);
  remembered.delete(id);
  if (history.past.length === 0 && history.future.length === 0) return;
  remembered.set(id, history);
  const [first] = remembered.keys();
  if (remembered.size > mostRemembered && first !== undefined) remembered.delete(first);
}

/**
 * The way through the edits of a document that is opened again; null where it is not what it was when it was left.
 * Its versions that hold what `content` or `saved` holds have their bodies: that they are the same is seen by that.
 */
export function rememberedHistory(
  workspace: object,
  id: string,
  content: DocumentContent,
  saved: DocumentContent | null,
): History | null {
  const history = rememberedIn.get(workspace)?.get(id);
  if (!history || history.present.title !== content.title) return null;
  if (!isSameValue(history.present.body, content.body)) return null;
  const known = saved ? [content.body, saved.body] : [content.body];
  const met = new Map([[history.present.body, content.body]]);
  return mapHistory(history, ({ title, body: left }) => {
    const body = met.get(left) ?? known.find((one) => isSameValue(one, left)) ?? left;
    met.set(left, body);
    return { title, body };
  });
}

import { isSameValue } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';
import { type EditHistory, mapHistory } from './editHistory.js';

type History = EditHistory<DocumentContent>;

/** How many documents' histories are remembered; the one closed first is dropped. */
const mostRemembered = 10;

const rememberedIn = new WeakMap<object, Map<string, History>>();

/** Remembers the edit history of a closed document for the lifetime of the page and its `workspace`. */
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
 * The edit history of a reopened document; null if the document has changed since it was closed. Versions equal to
 * `content` or `saved` get their body objects, because changes are detected by identity.
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

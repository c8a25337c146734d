import type { DocumentSession } from './DocumentSession.js';

const enteredIn = new WeakMap<object, Set<DocumentSession>>();

/** Notes that a session edits or follows its document in this tab, until the returned function is called. */
export function noteEntered(workspace: object, session: DocumentSession): () => void {
  const sessions = enteredIn.get(workspace) ?? new Set();
  enteredIn.set(workspace, sessions);
  sessions.add(session);
  return () => {
    sessions.delete(session);
  };
}

/** The session of a document that is entered in this tab; undefined if there is none. A copy is found under its own id. */
export const enteredSession = (workspace: object, id: string): DocumentSession | undefined =>
  [...(enteredIn.get(workspace) ?? [])].find((session) => session.state().document.id === id);

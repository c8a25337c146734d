import { createDraftWriter, type DraftWriter } from './createDraftWriter.js';
import { createStateReader } from './createStateReader.js';
import type { DocumentSession, SessionState } from './DocumentSession.js';
import { mapHistory } from './editHistory.js';
import { rememberedHistory } from './rememberedHistories.js';
import type { SessionDependencies } from './SessionDependencies.js';
import { openedFacts, type SessionFacts } from './SessionFacts.js';

/**
 * The facts of a session and the state derived from them; every update is written to the draft and announced to
 * listeners.
 */
export interface SessionStore {
  readonly facts: () => SessionFacts;
  readonly state: () => SessionState;
  readonly subscribe: DocumentSession['subscribe'];
  readonly draft: DraftWriter;
  /** Changes facts without writing or announcing anything before the next `update`. */
  readonly apply: (changes: Partial<SessionFacts>) => void;
  readonly update: (changes: Partial<SessionFacts>) => void;
  /**
   * Applies a change made by the person. It is written even before it is known which tab edits: the editing tab merges
   * it.
   */
  readonly changeHere: (changes: Partial<SessionFacts>) => void;
  /** The edit history under another document name. */
  readonly historyNamed: (title: string) => SessionState['history'];
}

export function createSessionStore({
  workspace,
  opened,
  isReadOnly = false,
}: SessionDependencies): SessionStore {
  const begun = openedFacts(opened);
  const remembered = isReadOnly
    ? null
    : rememberedHistory(workspace, opened.document.id, opened.document, begun.saved);
  let facts: SessionFacts = {
    ...begun,
    history: remembered ?? begun.history,
    outcome: null,
    refused: null,
    copied: null,
    draftProblem: null,
    // Otherwise this tab would accept edits that it loses once the browser reports which tab edits.
    editing: opened.isElsewhere && !isReadOnly ? 'elsewhere' : 'here',
    isTaking: false,
    separate: [],
  };
  const stateOf = createStateReader(opened.document, workspace.status);
  let state = stateOf(facts);
  const draft = createDraftWriter(workspace, opened, state.document, facts.history.present);
  const listeners = new Set<() => void>();

  const apply: SessionStore['apply'] = (changes) => {
    facts = {
      ...facts,
      ...(('history' in changes || 'stored' in changes) && { isStored: true }),
      ...changes,
    };
    state = stateOf(facts);
  };
  const update: SessionStore['update'] = (changes) => {
    apply(changes);
    draft.write(state);
    for (const listener of listeners) listener();
  };

  return {
    facts: () => facts,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    draft,
    apply,
    update,
    changeHere(changes) {
      draft.allow(!isReadOnly);
      update(changes);
    },
    historyNamed: (title) => mapHistory(facts.history, (one) => ({ ...one, title })),
  };
}

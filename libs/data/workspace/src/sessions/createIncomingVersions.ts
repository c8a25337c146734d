import type { AnalystDocument } from '@finance-analyst/documents';
import type { SessionStore } from './createSessionStore.js';
import type { DerivedParts } from './DerivedParts.js';
import type { DocumentContent } from './DocumentContent.js';
import { rebase } from './rebase.js';
import type { SessionFacts } from './SessionFacts.js';

/** Versions that were saved elsewhere: edits of other things than they changed go on from them, else the person is asked. */
export interface IncomingVersions {
  /** What a version changes where the edits rest on `base`. */
  readonly changesBy: (version: AnalystDocument, base: DocumentContent | null) => Partial<SessionFacts>;
  readonly take: (version: AnalystDocument) => void;
  /** Takes a version; one that comes while a save is under way waits for its end, since a copy goes on without it. */
  readonly receive: (version: AnalystDocument) => void;
  /** Takes what has waited for the end of a save. */
  readonly takeWaiting: () => void;
}

export function createIncomingVersions(
  { facts, state, update }: SessionStore,
  derived: DerivedParts,
): IncomingVersions {
  let waiting: AnalystDocument | null = null;

  const changesBy: IncomingVersions['changesBy'] = (version, base) => {
    const { document, history, isEdited } = state();
    const isNewer = version.id === document.id && version.baseRevision > document.baseRevision;
    const rebased =
      isNewer && isEdited && base ? rebase(history, { ...document, ...base }, version, derived) : null;
    if (!rebased) return { newest: version };
    const { theirs } = rebased;
    const { title, body } = theirs;
    return { stored: theirs, saved: { title, body }, history: rebased.history, merged: theirs };
  };
  const take: IncomingVersions['take'] = (version) => {
    update(changesBy(version, facts().saved));
  };

  return {
    changesBy,
    take,
    receive(version) {
      if (facts().outcome?.kind === 'saving') waiting = version;
      else take(version);
    },
    takeWaiting() {
      const version = waiting;
      waiting = null;
      if (version) take(version);
    },
  };
}

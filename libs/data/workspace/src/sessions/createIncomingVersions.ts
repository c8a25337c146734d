import type { AnalystDocument, MergeConflict } from '@finance-analyst/documents';
import type { SavedDraft } from '../drafts/saveDraft.js';
import type { SessionStore } from './createSessionStore.js';
import type { DerivedParts } from './DerivedParts.js';
import type { DocumentContent } from './DocumentContent.js';
import { rebase } from './rebase.js';
import type { SessionFacts } from './SessionFacts.js';
import { withContent } from './withContent.js';

/** Versions saved elsewhere: they are merged under the edits here, or left for the person to decide. */
export interface IncomingVersions {
  /** The changes that a version makes if the edits are based on `base`. */
  readonly changesBy: (version: AnalystDocument, base: DocumentContent | null) => Partial<SessionFacts>;
  readonly take: (version: AnalystDocument) => void;
  /** Takes a version; during a save it waits until the save ends, since a copy continues without it. */
  readonly receive: (version: AnalystDocument) => void;
  /** Takes the version that waited for a save to end. */
  readonly takeWaiting: () => void;
  /** Continues after a draft from another tab became a version; these are its conflicts with the edits here. */
  readonly continueAfter: (saved: SavedDraft, conflicts: readonly MergeConflict[]) => void;
}

export function createIncomingVersions(
  { facts, state, update }: SessionStore,
  derived: DerivedParts,
): IncomingVersions {
  let waiting: AnalystDocument | null = null;

  /** Conflicts of earlier versions that are not dismissed and not replaced by one of `newer`. */
  const openConflicts = (newer: readonly MergeConflict[]): readonly MergeConflict[] => {
    const paths = new Set(newer.map(({ path }) => JSON.stringify(path)));
    return facts().merged?.conflicts.filter(({ path }) => !paths.has(JSON.stringify(path))) ?? [];
  };

  const mergedWith = (version: AnalystDocument, conflicts: readonly MergeConflict[], restsOn: number) => {
    const before = facts().merged;
    const restedOn = before && before.conflicts.length > 0 ? before.restedOn : restsOn;
    return { version, conflicts: [...openConflicts(conflicts), ...conflicts], restedOn };
  };

  const changesBy: IncomingVersions['changesBy'] = (version, base) => {
    const { document, history, isEdited } = state();
    const isNewer = version.id === document.id && version.baseRevision > document.baseRevision;
    const rebased =
      isNewer && isEdited && base ? rebase(history, withContent(document, base), version, derived) : null;
    if (!rebased) return { newest: version };
    const { theirs, conflicts } = rebased;
    const { title, body } = theirs;
    const merged = mergedWith(theirs, conflicts, document.baseRevision);
    return { stored: theirs, saved: { title, body }, history: rebased.history, merged };
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
    continueAfter({ version, before, current }, conflicts) {
      const { stored } = facts();
      const { baseRevision } = current;
      // The current version has the same content under another number.
      if (stored.baseRevision === before) update({ stored: { ...stored, baseRevision } });
      else if (facts().outcome?.kind === 'saving') waiting = current;
      else take(current);
      update({ merged: mergedWith(version, conflicts, state().document.baseRevision) });
    },
  };
}

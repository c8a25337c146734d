import type { AnalystDocument } from '@finance-analyst/documents';
import type { Draft } from '../drafts/Draft.js';
import type { EditingClaim, Editor } from '../editing/createEditing.js';
import type { FailureCode } from '../Outcome.js';
import type { IncomingVersions } from './createIncomingVersions.js';
import type { SaveQueue } from './createSaveQueue.js';
import type { SessionStore } from './createSessionStore.js';
import { nothingDerived } from './DerivedParts.js';
import { rebase } from './rebase.js';
import type { SessionDependencies } from './SessionDependencies.js';
import { noEntries } from './SessionEntries.js';
import { isDeleted, openedFacts, type SessionFacts } from './SessionFacts.js';
import type { SessionOpening } from './SessionOpening.js';
import { withContent } from './withContent.js';

/** Which tab edits the document: this one, which merges what others wrote, or another one, which this one follows. */
export interface SharedEditing {
  readonly enter: () => void;
  /** Releases the document once the save in progress and the draft are written. */
  readonly leave: () => void;
  /** Requests editing from the tab that has it. */
  readonly take: () => void;
  /** Call it when the session continues with a copy. */
  readonly moveToCopy: () => void;
  /** Moves the document to Trash or out of it. */
  readonly move: (step: 'remove' | 'recover') => Promise<void>;
  /** Another tab changed the document. */
  readonly changedElsewhere: (what: 'version' | 'draft') => void;
}

interface SharingParts {
  readonly store: SessionStore;
  readonly incoming: IncomingVersions;
  readonly queue: SaveQueue;
}

/** Runs `work` one call at a time: otherwise an earlier read could be shown last. */
function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(work, work));
}

export function createSharedEditing(
  { workspace, isReadOnly, entries = noEntries, derived = nothingDerived }: SessionDependencies,
  { store, incoming, queue }: SharingParts,
): SharedEditing {
  const { facts, state, apply, update, draft } = store;
  /** Incremented when the document is entered, left or handed over, so that late answers can be ignored. */
  let visit = 0;
  /** Only a sole editor merges: if every tab did, none would give way. */
  let isAlone = false;
  let hasBegun = false;
  let claim: EditingClaim | null = null;

  /** Takes note of a deletion, if that is why the document could not be read. */
  const takeDeletion = (code: FailureCode): void => {
    if (code === 'removed') update({ deletion: 'trash' });
    // A document that was never saved is not found either.
    if (code !== 'not-found' || facts().deletion === 'permanent' || facts().stored.baseRevision === 0) return;
    update({ deletion: 'permanent' });
    // The deletion included the draft of the edits that are open here.
    if (claim && facts().editing === 'here' && state().isEdited)
      workspace.drafts.write(draft.draftOf(state()));
  };

  const readVersion = async (): Promise<void> => {
    const now = visit;
    const stored = await workspace.read(state().document.id);
    if (visit !== now) return;
    if (!stored.ok) {
      takeDeletion(stored.code);
      return;
    }
    if (isDeleted(facts())) update({ deletion: null });
    incoming.receive(stored.value.document);
  };

  const changesOf = (opening: SessionOpening): Partial<SessionFacts> => {
    draft.restart(opening);
    return { ...openedFacts(opening), outcome: null, refused: null };
  };

  /** Shows the newest state written by the editing tab, after writing this tab's pending edits. */
  const follow = oneByOne(async () => {
    const now = visit;
    const unwritten = await workspace.drafts.flush();
    if (!unwritten.ok) return;
    const { id } = state().document;
    const found = await workspace.open(id, true);
    if (visit !== now || facts().editing === 'here' || state().document.id !== id) return;
    if (!found.ok) {
      takeDeletion(found.code);
      return;
    }
    draft.allow(false);
    apply(changesOf(found.value));
    const { newest } = facts();
    update(newest ? incoming.changesBy(newest, found.value.base) : {});
  });

  /** Written after what was opened here: its tab had that too. */
  const isSince = ({ savedAt }: Draft): boolean => savedAt > (draft.openedDraftAt() ?? '');

  /** What the draft of another tab and the edits here are both based on; null if that is no longer stored. */
  const baseOf = async (other: Draft): Promise<AnalystDocument | null> => {
    const { document } = state();
    if (isSince(other)) return withContent(document, draft.beganFrom());
    const theirs = other.document;
    // Only a version up to this one is contained in the edits here.
    if (theirs.baseRevision > document.baseRevision) return null;
    const version = await workspace.readRevision(document.id, theirs.baseRevision);
    return version.ok ? version.value.document : null;
  };

  const saveAsSeparate = async (other: Draft): Promise<void> => {
    const saved = await workspace.drafts.saveAsSeparate(other);
    if (saved.ok) update({ separate: [...facts().separate, saved.value] });
  };

  /** It was made on an earlier version, perhaps long ago: that its edits are merged here has to be seen. */
  const isOfEarlierVersion = (other: Draft): boolean =>
    !isSince(other) && other.document.baseRevision < state().document.baseRevision;

  /**
   * Merges drafts that other tabs left or wrote under the edits here. One that changed the same things or was made on
   * an earlier version also becomes a version, and one that cannot be merged becomes a separate document.
   */
  const mergeOthers = oneByOne(async () => {
    const now = visit;
    const drafts = await workspace.drafts.ofOthers(state().document.id);
    // A page that is being left no longer edits, although its session is not notified.
    const isOver = () =>
      visit !== now || facts().editing === 'elsewhere' || !claim || (isAlone && !claim.isHeld());
    for (const other of drafts.ok ? drafts.value : []) {
      if (!isAlone && isSince(other)) continue;
      const base = await baseOf(other);
      if (isOver()) return;
      const rebased = base && rebase(state().history, base, other.document, derived);
      if (!rebased) {
        await saveAsSeparate(other);
        continue;
      }
      if (rebased.conflicts.length > 0 || isOfEarlierVersion(other)) {
        const saved = await workspace.drafts.saveAsVersion(other);
        if (!saved.ok) {
          // Without a current version there is no history to save it in.
          if (saved.code !== 'changed') await saveAsSeparate(other);
          continue;
        }
        if (isOver()) return;
        // Edits may have been made in the meantime.
        const again = rebase(state().history, base, other.document, derived);
        if (again) apply({ history: again.history });
        incoming.continueAfter(saved.value, (again ?? rebased).conflicts);
        continue;
      }
      update({ history: rebased.history });
      // Written even if it adds nothing here: until it is this tab's draft, theirs is the only one.
      const merged = state();
      if (merged.isEdited) workspace.drafts.write(draft.draftOf(merged));
      if ((await workspace.drafts.flush()).ok) await workspace.drafts.discard(other);
    }
  });

  const begin = async (): Promise<void> => {
    const now = visit;
    const isBack = hasBegun && isAlone && facts().editing === 'here';
    if (facts().editing === 'elsewhere') {
      await follow();
      if (visit !== now) return;
    }
    const gathering = workspace.drafts.gather(state().document.id, draft.openedDraftAt());
    // Edits made before this answer are written again, after the gathered drafts.
    if (!hasBegun) draft.rewrite();
    hasBegun = true;
    draft.allow(true);
    update({ editing: 'here', isTaking: false });
    const gathered = await gathering;
    if (visit !== now || !claim || !gathered.ok) return;
    const { revision, hasNewer, hasOlder } = gathered.value;
    const isChanged =
      revision !== null &&
      revision !== state().document.baseRevision &&
      revision !== facts().newest?.baseRevision;
    if (isBack && (hasNewer || isChanged)) {
      // Another tab edited it while this page was hidden.
      editor.onElsewhere();
      await begin();
      return;
    }
    if (hasOlder || (hasNewer && isAlone)) await mergeOthers();
    if (isChanged) await readVersion();
  };

  const editor: Editor = {
    onHere(alone) {
      visit += 1;
      isAlone = alone;
      void begin();
    },
    onElsewhere() {
      visit += 1;
      entries.commit();
      draft.write(state());
      update({ editing: 'elsewhere', isTaking: false });
      void follow();
    },
    async handOver() {
      entries.commit();
      await queue.idle();
      return (await workspace.drafts.flush()).ok;
    },
  };
  const claimEditing = (): EditingClaim | null =>
    isReadOnly ? null : workspace.edit(state().document.id, editor);

  return {
    enter() {
      visit += 1;
      claim = claimEditing();
    },
    leave() {
      visit += 1;
      const left = claim;
      claim = null;
      // Edits made before it was known which tab edits are gathered with the existing drafts.
      void Promise.all([queue.idle(), left?.answered])
        .then(workspace.drafts.flush)
        .finally(() => left?.release());
    },
    take() {
      if (!claim || facts().editing === 'here') return;
      update({ isTaking: true });
      claim.take();
    },
    moveToCopy() {
      // If the document was closed in the meantime, nobody edits the copy.
      if (!claim) return;
      claim.release();
      claim = claimEditing();
    },
    async move(step) {
      // What is written later would recover the document again.
      await queue.idle();
      await workspace.drafts.flush();
      const { id } = state().document;
      const outcome = await (step === 'remove' ? workspace.remove(id) : workspace.recover(id));
      if (outcome.ok) update({ deletion: step === 'remove' ? 'trash' : null });
      else await readVersion();
    },
    changedElsewhere(what) {
      if (facts().editing === 'elsewhere') void follow();
      else if (what === 'version') void readVersion();
      else if (isAlone) void mergeOthers();
    },
  };
}

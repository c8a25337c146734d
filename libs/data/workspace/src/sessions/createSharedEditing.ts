import type { EditingClaim, Editor } from '../editing/createEditing.js';
import type { IncomingVersions } from './createIncomingVersions.js';
import type { SaveQueue } from './createSaveQueue.js';
import type { SessionStore } from './createSessionStore.js';
import { nothingDerived } from './DerivedParts.js';
import { rebase } from './rebase.js';
import type { SessionDependencies } from './SessionDependencies.js';
import { noEntries } from './SessionEntries.js';
import { openedFacts, type SessionFacts } from './SessionFacts.js';
import type { SessionOpening } from './SessionOpening.js';

/** Which tab edits the document: this one, which merges what others wrote, or another one, which this one follows. */
export interface SharedEditing {
  readonly enter: () => void;
  /** Gives the document up once what is under way and the draft are written. */
  readonly leave: () => void;
  /** Asks the tab that edits to hand over. */
  readonly take: () => void;
  /** The session edits another document now, its copy. */
  readonly moveToCopy: () => void;
  /** Another tab changed the document. */
  readonly changedElsewhere: (what: 'version' | 'draft') => void;
}

interface SharingParts {
  readonly store: SessionStore;
  readonly incoming: IncomingVersions;
  readonly queue: SaveQueue;
}

/** `work`, run one time after the other: what it reads first would else be shown last. */
function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(work, work));
}

export function createSharedEditing(
  { workspace, isReadOnly, entries = noEntries, derived = nothingDerived }: SessionDependencies,
  { store, incoming, queue }: SharingParts,
): SharedEditing {
  const { facts, state, apply, update, draft } = store;
  /** Counts how often the document was entered, left and handed over, so that an answer that comes late is known. */
  let visit = 0;
  /** Only the tab that edits merges: where each does, none gives way. */
  let isAlone = false;
  let hasBegun = false;
  let claim: EditingClaim | null = null;

  const readVersion = async (): Promise<void> => {
    const now = visit;
    const stored = await workspace.read(state().document.id);
    if (visit === now && stored.ok) incoming.receive(stored.value.document);
  };

  const changesOf = (opening: SessionOpening): Partial<SessionFacts> => {
    draft.restart(opening);
    return { ...openedFacts(opening), outcome: null, refused: null };
  };

  /** Shows what the tab that edits wrote last, once what this one has not written is on the device. */
  const follow = oneByOne(async () => {
    const now = visit;
    const unwritten = await workspace.drafts.flush();
    if (!unwritten.ok) return;
    const { id } = state().document;
    const found = await workspace.open(id);
    if (visit !== now || facts().editing === 'here' || state().document.id !== id || !found.ok) return;
    draft.allow(false);
    apply(changesOf(found.value));
    const { newest } = facts();
    update(newest ? incoming.changesBy(newest, found.value.base) : {});
  });

  /** What another tab wrote though this one edits goes under the edits here, or becomes a document of its own. */
  const mergeOthers = oneByOne(async () => {
    const now = visit;
    const drafts = await workspace.drafts.ofOthers(state().document.id);
    for (const other of drafts.ok ? drafts.value : []) {
      // A page that is left edits no more, though its session is not told.
      if (visit !== now || facts().editing === 'elsewhere' || !claim?.isHeld()) return;
      const { document, history } = state();
      const rebased = rebase(history, { ...document, ...draft.beganFrom() }, other.document, derived);
      // Their draft is no version that could be looked at later: what contradicts the edits is stored beside them.
      if (!rebased || rebased.conflicts.length > 0) {
        const apart = await workspace.drafts.setApart(other);
        if (apart.ok) update({ apart: [...facts().apart, apart.value] });
        continue;
      }
      update({ history: rebased.history });
      // Also where nothing of it is new here: until it is this tab's draft, theirs is the only one.
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
    // What was edited before this answer is written again, after what is gathered.
    if (!hasBegun) draft.rewrite();
    hasBegun = true;
    draft.allow(true);
    update({ editing: 'here', isTaking: false });
    const gathered = await gathering;
    if (visit !== now || !claim || !gathered.ok) return;
    const { revision, hasNewer, apart } = gathered.value;
    if (apart.length > 0) update({ apart: [...facts().apart, ...apart] });
    const isChanged =
      revision !== null &&
      revision !== state().document.baseRevision &&
      revision !== facts().newest?.baseRevision;
    if (isBack && (hasNewer || isChanged)) {
      // Another tab edited it while this page was away.
      editor.onElsewhere();
      await begin();
      return;
    }
    if (hasNewer && isAlone) await mergeOthers();
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
      // What was edited before it was known which tab edits is gathered with what was there before.
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
      // Where the document was left meanwhile, nobody edits the copy.
      if (!claim) return;
      claim.release();
      claim = claimEditing();
    },
    changedElsewhere(what) {
      if (facts().editing === 'elsewhere') void follow();
      else if (what === 'version') void readVersion();
      else if (isAlone) void mergeOthers();
    },
  };
}

// @vitest-environment node
import 'fake-indexeddb/auto';
import type { AnalystDocument, MergeConflict, ValuationModelDocument } from '@finance-analyst/documents';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../Workspace.js';
import { changeStore } from '../testing/changeStore.js';
import { createFakeChannel } from '../testing/createFakeChannel.js';
import { exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { ofKind } from '../documents/ofKind.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { createDocumentSession } from './createDocumentSession.js';
import { nothingDerived } from './DerivedParts.js';
import type { DocumentSession, SaveEnd } from './DocumentSession.js';
import type { SessionDependencies } from './SessionDependencies.js';
import type { RefusedEntry, SessionEntries } from './SessionEntries.js';
import type { SessionOpening } from './SessionOpening.js';

type Session = DocumentSession<ValuationModelDocument>;

const sessionOf = (
  workspace: Workspace,
  document: ValuationModelDocument = exampleModel(),
  given: Partial<
    Omit<SessionDependencies<ValuationModelDocument>, 'opened'> &
      Omit<SessionOpening<ValuationModelDocument>, 'document'>
  > = {},
): Session => {
  const { draft, saved, base, ...others } = given;
  return createDocumentSession({
    workspace,
    opened: { document, draft, saved, base },
    nowMs: () => 0,
    ...others,
  });
};
/** A draft written before the session started, as passed to the session. */
const draftOf = ({ id: documentId }: AnalystDocument) => ({
  documentId,
  writer: 'a tab',
  savedAt: '2025-11-20',
});

const entered = (...given: Parameters<typeof sessionOf>) => {
  const session = sessionOf(...given);
  return { session, leave: session.enter() };
};

const note = (session: Session, text: string): void => {
  session.edit(
    (body) => ({ ...body, scenarioNote: text }),
    () => `Note to ${text}`,
  );
};
const noteIn = (document: AnalystDocument) => modelOf(document).body.scenarioNote;
const noteOf = (session: Session) => session.state().history.present.body.scenarioNote;
const kindOf = (session: Session) => session.state().status.kind;

/** Waits until earlier storage requests are answered. */
const settled = async (workspace: Workspace) => {
  for (let turn = 0; turn < 4; turn += 1) await workspace.list();
};

const storedNote = async (workspace: Workspace, id: string) =>
  noteIn(valueOf(await workspace.read(id)).document);
const drafts = async (workspace: Workspace) => valueOf(await workspace.drafts.list());

const saved = async (workspace: Workspace): Promise<ValuationModelDocument> =>
  valueOf(await workspace.save(exampleModel()));

/** A workspace whose saves wait until they are released. */
function held(workspace: Workspace) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const save: Workspace['save'] = async (...given) => {
    await gate;
    return workspace.save(...given);
  };
  return { workspace: { ...workspace, save }, release: () => release() };
}

const full = { ok: false, code: 'storage-full', reason: 'No storage left.' } as const;

describe('edits of a session', () => {
  it('[WORKSPACE-62] are there at once, told, written down, and undone and redone step by step', async () => {
    const { workspace } = openTestWorkspace();
    const { session } = entered(workspace);
    const told = vi.fn();
    session.subscribe(told);
    note(session, 'a');
    note(session, 'b');
    expect(noteOf(session)).toBe('b');
    expect(told).toHaveBeenCalledTimes(2);
    session.undo();
    expect([noteOf(session), kindOf(session)]).toEqual(['a', 'unsaved']);
    expect((await drafts(workspace)).map(({ document }) => noteIn(document))).toEqual(['a']);
    told.mockClear();
    session.redo();
    expect(noteOf(session)).toBe('b');
    session.redo();
    expect(told).toHaveBeenCalledOnce();
  });

  it('[WORKSPACE-62] that change nothing are none', async () => {
    const { workspace } = openTestWorkspace();
    const { session } = entered(workspace, await saved(workspace));
    const before = session.state();
    session.edit(
      (body) => body,
      () => 'Nothing',
    );
    session.undo();
    expect(session.state()).toBe(before);
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[WORKSPACE-112] compute again what follows from them, in the same step of undo', async () => {
    const { workspace } = openTestWorkspace();
    const follow = (before: ValuationModelDocument['body'], after: ValuationModelDocument['body']) => ({
      ...after,
      engineVersion: `${before.years} ${after.years}`,
    });
    const derived = { ...nothingDerived, follow };
    const { session } = entered(workspace, await saved(workspace), { derived });
    const before = session.state().history.present.body;
    session.edit(
      (body) => ({ ...body, years: 7 }),
      () => 'Years',
    );
    expect(session.state().history.present.body).toMatchObject({ years: 7, engineVersion: '5 7' });
    session.undo();
    expect(session.state().history.present.body).toBe(before);
  });

  it('[WORKSPACE-62] name the id under which they are stored, from the first one on', () => {
    const { workspace } = openTestWorkspace();
    const { session } = entered(workspace);
    expect(session.state().storedAs).toBeNull();
    note(session, 'a');
    session.undo();
    expect(session.state().storedAs).toBe('model-1');
  });

  it('[WORKSPACE-37] made while a save is under way are edits of what it saved', async () => {
    const { workspace, release } = held(openTestWorkspace().workspace);
    const { session } = entered(workspace);
    note(session, 'a');
    const end = session.save();
    note(session, 'b');
    expect(kindOf(session)).toBe('saving');
    release();
    expect(await end).toEqual({ kind: 'saved', version: 1 });
    expect([noteOf(session), kindOf(session)]).toEqual(['b', 'edited']);
    expect(await storedNote(workspace, 'model-1')).toBe('a');
    expect(await drafts(workspace)).toMatchObject([{ document: { baseRevision: 1 } }]);
  });

  it('[WORKSPACE-67] say where they are kept: on the device, in this tab alone, or nowhere', async () => {
    const { workspace } = openTestWorkspace();
    let fails: () => void = () => undefined;
    let works: () => void = () => undefined;
    const subscribe: Workspace['subscribe'] = (listener) => {
      fails = () => {
        listener({ type: 'draft-failed', id: 'model-1', reason: full.reason });
        listener({ type: 'draft-failed', id: 'another', reason: 'Of another document.' });
      };
      works = () => {
        listener({ type: 'draft-written', id: 'model-1', origin: 'here' });
      };
      return workspace.subscribe(listener);
    };
    const { session } = entered({ ...workspace, subscribe });
    expect(session.state().keptIn).toBe('device');
    fails();
    expect(session.state()).toMatchObject({ keptIn: 'nowhere', draftProblem: full.reason });
    works();
    expect(session.state()).toMatchObject({ keptIn: 'device', draftProblem: null });

    const memory = openTestWorkspace();
    const status = () => ({ storage: 'memory', reason: 'No storage.' }) as const;
    expect(entered({ ...memory.workspace, status }).session.state().keptIn).toBe('tab');
  });
});

describe('saves of a session', () => {
  it('[WORKSPACE-63] run one after the other: what was edited meanwhile is the next version', async () => {
    const { workspace, release } = held(openTestWorkspace().workspace);
    const { session } = entered(workspace);
    note(session, 'a');
    const first = session.save();
    note(session, 'b');
    const second = session.save();
    release();
    expect(await Promise.all([first, second])).toEqual([
      { kind: 'saved', version: 1 },
      { kind: 'saved', version: 2 },
    ]);
    expect([await storedNote(workspace, 'model-1'), kindOf(session)]).toEqual(['b', 'saved']);
    expect(await session.save()).toEqual({ kind: 'unchanged', version: 2 });
  });

  it('[WORKSPACE-63] asked for twice are one, also as a copy', async () => {
    const { workspace } = openTestWorkspace();
    const { session } = entered(workspace);
    note(session, 'a');
    expect((await Promise.all([session.save(), session.save()])).map(({ kind }) => kind)).toEqual([
      'saved',
      'unchanged',
    ]);
    const [one, other] = await Promise.all([session.saveCopy(), session.saveCopy()]);
    expect(one).toEqual(other);
    expect(valueOf(await workspace.list())).toHaveLength(2);
  });

  it('[WORKSPACE-63] fail with the reason, for the one that waited too, and are tried again when asked', async () => {
    const { workspace } = openTestWorkspace();
    let saves = 0;
    let isFull = true;
    const save: Workspace['save'] = async (...given) => {
      saves += 1;
      return isFull ? full : workspace.save(...given);
    };
    const { session } = entered({ ...workspace, save });
    note(session, 'a');
    const ends = await Promise.all([session.save(), session.save()]);
    expect(ends).toEqual(Array(2).fill({ kind: 'failed', reason: full.reason }));
    expect(saves).toBe(1);
    expect(session.state().status).toEqual({ kind: 'failed', code: full.code, reason: full.reason });
    isFull = false;
    expect(await session.save()).toEqual({ kind: 'saved', version: 1 });
    expect(kindOf(session)).toBe('saved');
  });

  it('[WORKSPACE-63] that failed are forgotten where a later one finds nothing to save', async () => {
    const { workspace } = openTestWorkspace();
    const document = await saved(workspace);
    const { session } = entered({ ...workspace, save: async () => full }, document);
    note(session, 'a');
    await session.save();
    session.undo();
    expect(await session.save()).toEqual({ kind: 'unchanged', version: 1 });
    expect(kindOf(session)).toBe('saved');
  });

  it('[WORKSPACE-63] whose turn has not come when the document is left end so', async () => {
    const { workspace, release } = held(openTestWorkspace().workspace);
    const { session, leave } = entered(workspace);
    note(session, 'a');
    const first = session.save();
    note(session, 'b');
    const second = session.save();
    leave();
    const third = session.save();
    release();
    expect(await Promise.all([first, second, third])).toEqual([
      { kind: 'saved', version: 1 },
      { kind: 'left' },
      { kind: 'left' },
    ]);
    expect(await drafts(workspace)).toMatchObject([{ document: { baseRevision: 1 } }]);
  });

  it('[WORKSPACE-63] as a copy go on in the copy, with its own name and the way back through the edits', async () => {
    const { workspace } = openTestWorkspace();
    const document = await saved(workspace);
    const { session } = entered(workspace, document);
    note(session, 'a');
    await session.saveCopy();
    const { document: copy, copied, storedAs } = session.state();
    expect(copied).toMatchObject({ title: 'Model model-1, copy', of: { id: 'model-1' } });
    expect(storedAs).toBe(copy.id);
    session.undo();
    expect(session.state().history.present.title).toBe('Model model-1, copy');
    await session.save();
    expect(await storedNote(workspace, copy.id)).toBeUndefined();
    expect(valueOf(await workspace.read('model-1')).document).toEqual(document);
    session.forgetCopied();
    expect(session.state().copied).toBeNull();
  });

  it('[WORKSPACE-50] under a new name keep the edits as edits', async () => {
    const { workspace } = openTestWorkspace();
    const { session } = entered(workspace, await saved(workspace));
    note(session, 'a');
    expect(await session.rename('Bear case')).toEqual({ kind: 'saved', version: 2 });
    expect([noteOf(session), kindOf(session)]).toEqual(['a', 'edited']);
    const stored = valueOf(await workspace.read('model-1')).document;
    expect([stored.title, noteIn(stored)]).toEqual(['Bear case', undefined]);
    session.undo();
    expect([session.state().document.title, kindOf(session)]).toEqual(['Bear case', 'saved']);
    expect(await session.rename('Bear case')).toEqual({ kind: 'unchanged', version: 2 });
  });

  it('[WORKSPACE-50] of a document that was never saved have the name that it was given, and wait for no rename', async () => {
    const { workspace } = openTestWorkspace();
    const { session } = entered(workspace);
    const ends = await Promise.all([session.rename('Bear'), session.rename('Bull'), session.save()]);
    expect(ends.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged', 'saved']);
    expect(valueOf(await workspace.read('model-1')).document.title).toBe('Bull');
  });

  it('[WORKSPACE-66] take over what is typed, and save nothing while an entry is refused', async () => {
    const { workspace } = openTestWorkspace();
    const focus = vi.fn();
    let refused: RefusedEntry | null = { label: 'Note', reason: 'Too long.', focus };
    let changed: () => void = () => undefined;
    const entries: SessionEntries = {
      commit: () => {
        if (!refused) note(session, 'typed');
        return refused;
      },
      refused: () => refused,
      subscribe: (listener) => {
        changed = listener;
        return () => undefined;
      },
    };
    const { session } = entered(workspace, exampleModel(), { entries });
    expect(await session.save()).toEqual({ kind: 'refused', entry: refused });
    expect(await session.saveCopy()).toMatchObject({ kind: 'refused' });
    expect(kindOf(session)).toBe('refused');
    expect(focus).toHaveBeenCalledTimes(2);
    changed();
    expect(kindOf(session)).toBe('refused');
    refused = null;
    changed();
    expect(kindOf(session)).toBe('unsaved');
    await session.save();
    expect(await storedNote(workspace, 'model-1')).toBe('typed');
  });
});

describe('a version that was saved elsewhere', () => {
  it('[WORKSPACE-64] is known when it is saved, and before that when it was saved before anybody listened', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const document = await saved(workspace);
    const other = openTestWorkspace({ indexedDB }).workspace;
    await other.save(document);
    const { session } = entered(workspace, document);
    await vi.waitFor(() => {
      expect(session.state().newer?.baseRevision).toBe(2);
    });
  });

  /** A saved document in a session, and another tab that saves it with different changes. */
  const twoTabs = async (given: Partial<SessionDependencies<ValuationModelDocument>> = {}) => {
    const channel = createFakeChannel();
    const { workspace, indexedDB } = openTestWorkspace({ broadcast: channel.port() });
    const document = await saved(workspace);
    const { session } = entered(workspace, document, given);
    const other = openTestWorkspace({ indexedDB }).workspace;
    const saveElsewhere = async (
      changes: Partial<ValuationModelDocument['body']>,
      title = document.title,
    ) => {
      const now = modelOf(valueOf(await other.read(document.id)).document);
      return valueOf(await other.save({ ...now, title, body: { ...now.body, ...changes } }));
    };
    await vi.waitFor(async () => {
      expect(valueOf(await workspace.read(document.id))).toBeDefined();
    });
    const port = channel.port();
    /** Notifies the session of what was saved elsewhere. */
    const meet = async ({ id }: AnalystDocument) => {
      port.postMessage({ type: 'document-changed', ownerId: 'device', id });
      await settled(workspace);
    };
    return { workspace, document, session, saveElsewhere, meet, indexedDB, channel };
  };
  const stored = async (workspace: Workspace) => modelOf(valueOf(await workspace.read('model-1')).document);

  /** Changes in a version that cannot be merged under edits of another one. */
  const otherStatements = { fundamentalsSnapshot: { annual: [] } };

  it('[WORKSPACE-64] that cannot be merged is not saved over unasked; after the question it is, and stays', async () => {
    const { workspace, document, session, saveElsewhere } = await twoTabs();
    await saveElsewhere({ scenarioNote: 'theirs', ...otherStatements });
    note(session, 'mine');
    expect(await session.save()).toEqual({ kind: 'newer', version: 2, isNews: true });
    expect(kindOf(session)).toBe('edited');
    expect(await session.save()).toEqual({ kind: 'newer', version: 2, isNews: false });
    expect(await session.rename('Another')).toMatchObject({ kind: 'newer', isNews: false });
    expect(await storedNote(workspace, document.id)).toBe('theirs');
    expect(await session.saveOver()).toEqual({ kind: 'saved', version: 3 });
    expect(session.state()).toMatchObject({ newer: null, merged: null, status: { kind: 'saved' } });
    expect(valueOf(await workspace.revisions(document.id))).toHaveLength(3);
  });

  /** The sides of the conflicts that the document has now. */
  const sides = (session: Session) =>
    session.state().merged?.conflicts.map(({ conflict, side }) => [conflict.path.join('.'), side]);
  /** The conflict over a field. */
  const conflictOver = (session: Session, path: string): MergeConflict => {
    const found = session.state().merged?.conflicts.find(({ conflict }) => conflict.path.join('.') === path);
    if (!found) throw new Error(`There is no conflict over ${path}.`);
    return found.conflict;
  };

  it('[WORKSPACE-150] that changed the same goes under the edits, which stay; theirs is one edit away', async () => {
    const { workspace, session, saveElsewhere } = await twoTabs();
    note(session, 'mine');
    await saveElsewhere({ scenarioNote: 'theirs', years: 7 });
    expect(await session.save()).toEqual({ kind: 'saved', version: 3 });
    expect((await stored(workspace)).body).toMatchObject({ scenarioNote: 'mine', years: 7 });
    expect(sides(session)).toEqual([['body.scenarioNote', 'mine']]);
    session.settle(conflictOver(session, 'body.scenarioNote'), 'theirs', 'Use version 2');
    expect([noteOf(session), sides(session), kindOf(session)]).toEqual([
      'theirs',
      [['body.scenarioNote', 'theirs']],
      'edited',
    ]);
    session.undo();
    expect([noteOf(session), sides(session)]).toEqual(['mine', [['body.scenarioNote', 'mine']]]);
    note(session, 'a third');
    expect(sides(session)).toEqual([['body.scenarioNote', null]]);
    session.settle(conflictOver(session, 'body.scenarioNote'), 'mine', 'Use the edit');
    expect(noteOf(session)).toBe('mine');
    session.forgetMerged();
    expect(session.state().merged).toBeNull();
    expect(modelOf(valueOf(await workspace.readRevision('model-1', 2)).document).body.scenarioNote).toBe(
      'theirs',
    );
  });

  it('[WORKSPACE-150] is found again when the document is opened anew, until it is dismissed', async () => {
    const { workspace, session, saveElsewhere, meet } = await twoTabs();
    note(session, 'mine');
    await meet(await saveElsewhere({ scenarioNote: 'theirs', years: 7 }));
    const reopened = async () => {
      valueOf(await workspace.drafts.flush());
      const { document, ...given } = valueOf(ofKind(await workspace.open('model-1'), 'valuation-model'));
      return sessionOf(workspace, document, given);
    };
    const again = await reopened();
    expect([sides(again), noteOf(again), again.state().history.present.body.years]).toEqual([
      [['body.scenarioNote', 'mine']],
      'mine',
      7,
    ]);
    session.forgetMerged();
    const dismissed = await reopened();
    expect([dismissed.state().merged, noteOf(dismissed), kindOf(dismissed)]).toEqual([
      null,
      'mine',
      'edited',
    ]);
    expect((await drafts(workspace)).map(({ document: { baseRevision } }) => baseRevision)).toEqual([2]);
  });

  it('[WORKSPACE-150] has what later versions contradict beside what earlier ones did, each once', async () => {
    const { session, saveElsewhere, meet } = await twoTabs();
    session.edit(
      (body) => ({ ...body, scenarioNote: 'mine', years: 8 }),
      () => 'Two fields',
    );
    await meet(await saveElsewhere({ scenarioNote: 'theirs' }));
    await meet(await saveElsewhere({ scenarioNote: 'theirs again', years: 7 }));
    expect(sides(session)).toEqual([
      ['body.years', 'mine'],
      ['body.scenarioNote', 'mine'],
    ]);
    session.settle(conflictOver(session, 'body.scenarioNote'), 'theirs', 'Use version 3');
    expect(noteOf(session)).toBe('theirs again');
  });

  it('[WORKSPACE-69] that changed something else is merged by the save that finds it', async () => {
    const { workspace, session, saveElsewhere } = await twoTabs();
    note(session, 'mine');
    await saveElsewhere({ years: 7 }, 'Bear case');
    expect(await session.save()).toEqual({ kind: 'saved', version: 3 });
    const { title, body } = await stored(workspace);
    expect([title, body.years, body.scenarioNote]).toEqual(['Bear case', 7, 'mine']);
    expect(session.state()).toMatchObject({
      newer: null,
      merged: { version: { baseRevision: 2 } },
      status: { kind: 'saved' },
    });
  });

  it('[WORKSPACE-69] goes under the edits as soon as it is known, and undo leads back to it', async () => {
    const { workspace, session, saveElsewhere, meet } = await twoTabs();
    note(session, 'a');
    note(session, 'b');
    await meet(await saveElsewhere({ years: 7 }));
    expect(session.state()).toMatchObject({
      isEdited: true,
      newer: null,
      merged: { version: { baseRevision: 2 } },
    });
    expect([session.state().history.present.body.years, noteOf(session)]).toEqual([7, 'b']);
    expect((await drafts(workspace)).map(({ document: { baseRevision } }) => baseRevision)).toEqual([2]);
    session.undo();
    session.undo();
    expect([session.state().history.present.body.years, noteOf(session), kindOf(session)]).toEqual([
      7,
      undefined,
      'saved',
    ]);
    session.redo();
    session.forgetMerged();
    expect(session.state().merged).toBeNull();
    await session.save();
    expect(await storedNote(workspace, 'model-1')).toBe('a');
  });

  it('[WORKSPACE-69] goes under a new name, too', async () => {
    const { workspace, session, saveElsewhere } = await twoTabs();
    note(session, 'mine');
    await saveElsewhere({ years: 7 });
    expect(await session.rename('Bull case')).toEqual({ kind: 'saved', version: 3 });
    const { title, body } = await stored(workspace);
    expect([title, body.years, body.scenarioNote]).toEqual(['Bull case', 7, undefined]);
    expect([kindOf(session), noteOf(session)]).toEqual(['edited', 'mine']);
  });

  it('[WORKSPACE-69] goes under edits that were written down before it, where what they rest on is kept', async () => {
    const { workspace, document, saveElsewhere } = await twoTabs();
    const draft = { ...document, body: { ...document.body, scenarioNote: 'mine' } };
    const newer = await saveElsewhere({ years: 7 });
    const opened = { draft: draftOf(document), saved: newer };
    const merged = entered(workspace, draft, { ...opened, base: document }).session;
    expect([merged.state().history.present.body.years, noteOf(merged)]).toEqual([7, 'mine']);
    expect(await merged.save()).toEqual({ kind: 'saved', version: 3 });
    const asked = sessionOf(workspace, draft, opened).state();
    expect(asked).toMatchObject({ newer: { baseRevision: 2 }, merged: null });
  });

  it('[WORKSPACE-63] that is met while a copy is being saved is not edited in the copy', async () => {
    const { workspace, document, saveElsewhere, channel } = await twoTabs();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const saveCopy: Workspace['saveCopy'] = async (...given) => {
      const copied = await workspace.saveCopy(...given);
      await gate;
      return copied;
    };
    const { session } = entered({ ...workspace, saveCopy }, document);
    note(session, 'mine');
    const copying = session.saveCopy();
    await saveElsewhere({ years: 7 });
    channel.port().postMessage({ type: 'document-changed', ownerId: 'device', id: document.id });
    await settled(workspace);
    release();
    await copying;
    expect([kindOf(session), session.state().history.present.body.years]).toEqual(['saved', 5]);
    expect((await drafts(workspace)).map(({ documentId }) => documentId)).toEqual([]);
  });

  it('[WORKSPACE-69] is merged where both moved only what follows from the rest, which is worked out again', async () => {
    const follow = (
      _before: unknown,
      after: ValuationModelDocument['body'],
    ): ValuationModelDocument['body'] => ({
      ...after,
      engineVersion: `${after.years} ${after.scenarioNote}`,
    });
    const ownPart = (conflict: MergeConflict) =>
      conflict.path.join('.') === 'body.engineVersion' ? null : conflict;
    const { session, saveElsewhere, meet } = await twoTabs({ derived: { follow, ownPart } });
    note(session, 'mine');
    const theirs = await saveElsewhere({ years: 7, engineVersion: '7 undefined' });
    await meet(theirs);
    expect(session.state().history.present.body).toMatchObject({
      years: 7,
      scenarioNote: 'mine',
      engineVersion: '7 mine',
    });
    session.undo();
    expect(session.state().history.present.body).toEqual(theirs.body);
    expect(kindOf(session)).toBe('saved');
  });

  it('[WORKSPACE-69] with other attachments is left to the person', async () => {
    const { session, saveElsewhere, meet } = await twoTabs();
    note(session, 'mine');
    await meet(await saveElsewhere(otherStatements));
    expect(session.state()).toMatchObject({ newer: { baseRevision: 2 }, merged: null });
  });

  it('[WORKSPACE-64] and has a lower number, as a restored backup can have, ends a save with the reason', async () => {
    const { workspace, indexedDB } = openTestWorkspace();
    const first = await saved(workspace);
    const { session } = entered(workspace, valueOf(await workspace.save(first)));
    const other = openTestWorkspace({ indexedDB }).workspace;
    valueOf(await other.erase(first.id));
    valueOf(await other.addHistory([first]));
    note(session, 'mine');
    const reason = expect.stringContaining('Save a copy') as string;
    expect(await session.save()).toEqual({ kind: 'failed', reason });
    expect(session.state().status).toMatchObject({ kind: 'failed', code: 'changed' });
    expect(await session.rename('Another')).toEqual({ kind: 'failed', reason });
    expect(await storedNote(workspace, first.id)).toBeUndefined();
    expect(await session.saveCopy()).toMatchObject({ kind: 'saved' });
  });

  it('[WORKSPACE-69] by a newer release is left to the person', async () => {
    const { session, document, meet, indexedDB } = await twoTabs();
    note(session, 'mine');
    await changeStore(indexedDB, 'documents', (records) =>
      records.put(
        {
          revision: 2,
          removedAt: null,
          attachments: {},
          document: { ...document, schemaVersion: document.schemaVersion + 1 },
        },
        [document.id],
      ),
    );
    await meet(document);
    expect(session.state()).toMatchObject({ newer: { baseRevision: 2 }, merged: null });
  });

  it('[WORKSPACE-69] with the same edits leaves nothing to save', async () => {
    const { session, saveElsewhere, meet } = await twoTabs();
    note(session, 'same');
    await meet(await saveElsewhere({ scenarioNote: 'same', years: 7 }));
    expect(session.state()).toMatchObject({ isEdited: false, newer: null, status: { kind: 'saved' } });
    expect([session.state().history.present.body.years, noteOf(session)]).toEqual([7, 'same']);
  });

  it('[WORKSPACE-69] that changed what a step of undo deleted is left to the person', async () => {
    const { session, document, saveElsewhere, meet } = await twoTabs();
    const assume = (assumptions: ValuationModelDocument['body']['assumptions']) => {
      session.edit(
        (body) => ({ ...body, assumptions }),
        () => 'Rows',
      );
    };
    assume([]);
    assume(document.body.assumptions);
    note(session, 'mine');
    const assumptions = document.body.assumptions.map((row) => ({ ...row, value: 2 }));
    await meet(await saveElsewhere({ assumptions }));
    expect(session.state()).toMatchObject({ newer: { baseRevision: 2 }, merged: null });
  });

  it('[WORKSPACE-69] loses nothing, whatever two tabs change and save in turns', async () => {
    const place = fc.constantFrom('years', 'scenarioNote', 'currency', 'beta');
    type Place = 'years' | 'scenarioNote' | 'currency' | 'beta';
    const withChange = (
      body: ValuationModelDocument['body'],
      where: Place,
      mark: number,
    ): ValuationModelDocument['body'] => {
      if (where === 'years') return { ...body, years: 1 + (mark % 50) };
      if (where === 'scenarioNote') return { ...body, scenarioNote: `note ${mark}` };
      if (where === 'currency') return { ...body, currency: `C${String.fromCharCode(65 + (mark % 26))}D` };
      const assumptions = body.assumptions.map((row) => ({ ...row, value: mark, edited: true }));
      return { ...body, assumptions };
    };
    const step = fc.record({ here: fc.boolean(), where: place as fc.Arbitrary<Place>, saves: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { workspace, session, saveElsewhere } = await twoTabs();
        const made: ValuationModelDocument['body'][] = [];
        const last = { here: true, where: 'scenarioNote', saves: false } as const;
        const taken = [...steps, last];
        for (const [mark, { here, where, saves }] of taken.entries()) {
          if (here) {
            session.edit(
              (body) => withChange(body, where, mark),
              () => where,
            );
            if (saves && (await session.save()).kind === 'newer') await session.saveOver();
            made.push(session.state().history.present.body);
          } else {
            const { body } = await stored(workspace);
            made.push((await saveElsewhere(withChange(body, where, mark))).body);
          }
        }
        if ((await session.save()).kind === 'newer') await session.saveOver();
        expect(kindOf(session)).toBe('saved');
        expect((await stored(workspace)).body).toEqual(session.state().history.present.body);
        // The last change to each field is in the document or in a stored version.
        const kept = await Promise.all(
          valueOf(await workspace.revisions('model-1')).map(async ({ revision }) =>
            valueOf(await workspace.readRevision('model-1', revision)),
          ),
        );
        const notes = new Set(kept.map(({ document }) => noteIn(document)));
        const lastElsewhere = made.findLast((_body, index) => taken[index]?.here === false);
        const lastHere = made.findLast((_body, index) => taken[index]?.here === true);
        if (lastElsewhere) expect(notes).toContain(lastElsewhere.scenarioNote);
        if (lastHere) expect(notes).toContain(lastHere.scenarioNote);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a document that is left', () => {
  it('[WORKSPACE-152] tells the workspace whether its screen still shows how a save ends', async () => {
    const { workspace } = openTestWorkspace();
    const document = await saved(workspace);
    const seen: (boolean | undefined)[] = [];
    const save: Workspace['save'] = async (edited, over, isSeen) => {
      const outcome = await workspace.save(edited, over);
      seen.push(isSeen?.());
      return outcome;
    };
    const { session, leave } = entered({ ...workspace, save }, document);
    note(session, 'mine');
    await session.save();
    note(session, 'again');
    const saving = session.save();
    leave();
    await saving;
    expect(seen).toEqual([true, false]);
  });

  it('[WORKSPACE-152] tells the workspace whether its screen still shows how a rename ends', async () => {
    const { workspace } = openTestWorkspace();
    const document = await saved(workspace);
    const seen: (boolean | undefined)[] = [];
    const rename: Workspace['rename'] = async (renamed, title, isSeen) => {
      const outcome = await workspace.rename(renamed, title);
      seen.push(isSeen?.());
      return outcome;
    };
    const { session, leave } = entered({ ...workspace, rename }, document);
    await session.rename('One name');
    const renaming = session.rename('Another name');
    leave();
    await renaming;
    expect(seen).toEqual([true, false]);
  });

  it('[WORKSPACE-65] has the way through its edits when it is opened again as it was left', async () => {
    const { workspace } = openTestWorkspace();
    const document = await saved(workspace);
    const { session, leave } = entered(workspace, document);
    note(session, 'a');
    note(session, 'b');
    session.undo();
    leave();
    const [draft] = await drafts(workspace);
    if (!draft) throw new Error('There is no draft.');
    const again = sessionOf(workspace, modelOf(draft.document), { draft, saved: document });
    again.redo();
    expect(noteOf(again)).toBe('b');
    again.undo();
    again.undo();
    expect(kindOf(again)).toBe('saved');
  });

  it('[WORKSPACE-65] begins anew where it is another one, or is only looked at', async () => {
    const { workspace } = openTestWorkspace();
    const document = await saved(workspace);
    const { session, leave } = entered(workspace, document);
    note(session, 'a');
    leave();
    expect(sessionOf(workspace, document).state().history.past).toEqual([]);
    const left = { ...document, body: session.state().history.present.body };
    expect(sessionOf(workspace, left, { isReadOnly: true }).state().history.past).toEqual([]);
    expect(sessionOf(workspace, left).state().history.past).toHaveLength(1);
  });
});

it('[WORKSPACE-68] whatever is done in whatever order, what is edited is on the device, and nothing is lost', async () => {
  type Step = 'edit' | 'undo' | 'redo' | 'save' | 'copy' | 'rename' | 'wait';
  const step = fc.constantFrom<Step>(
    'edit',
    'edit',
    'edit',
    'undo',
    'redo',
    'save',
    'copy',
    'rename',
    'wait',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { workspace } = openTestWorkspace();
      const { session, leave } = entered(workspace);
      const ends: Promise<SaveEnd>[] = [];
      for (const [index, one] of steps.entries()) {
        if (one === 'edit') note(session, `note ${index}`);
        else if (one === 'undo') session.undo();
        else if (one === 'redo') session.redo();
        else if (one === 'save') ends.push(session.save());
        else if (one === 'copy') ends.push(session.saveCopy());
        else if (one === 'rename') ends.push(session.rename(`Name ${index}`));
        else await Promise.all(ends);
      }
      for (const end of await Promise.all(ends)) expect(['saved', 'unchanged']).toContain(end.kind);
      leave();
      const { document, history, isEdited, storedAs } = session.state();
      const draft = (await drafts(workspace)).find(({ documentId }) => documentId === document.id);
      const stored = await workspace.read(document.id);
      const onDevice = draft?.document ?? (stored.ok ? stored.value.document : null);
      if (storedAs === null) expect(onDevice).toBeNull();
      else {
        expect(onDevice?.title).toBe(history.present.title);
        expect(onDevice?.body).toEqual(history.present.body);
        expect(isEdited).toBe(draft !== undefined);
      }
    }),
    { numRuns: 60 },
  );
});

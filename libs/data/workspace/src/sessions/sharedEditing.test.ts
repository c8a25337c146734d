// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { changeStore } from '../testing/changeStore.js';
import { createFakeChannel } from '../testing/createFakeChannel.js';
import { ofKind } from '../documents/ofKind.js';
import { createFakeLocks } from '../testing/createFakeLocks.js';
import { exampleModel } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { piecesOf } from '../testing/piecesOf.js';
import { createDocumentSession } from './createDocumentSession.js';
import type { DocumentSession } from './DocumentSession.js';
import { noEntries, type SessionEntries } from './SessionEntries.js';

type Body = ValuationModelDocument['body'];
type Session = DocumentSession<ValuationModelDocument>;

const set = (session: Session, changes: Partial<Body>): void => {
  session.edit(
    (body) => ({ ...body, ...changes }),
    () => 'Edit',
  );
};
const bodyOf = (session: Session): Body => session.state().history.present.body;

/** One browser with a saved document and any number of tabs. */
async function openBrowser(hasLocks = true) {
  const indexedDB = new IDBFactory();
  const locks = createFakeLocks();
  const channel = createFakeChannel();
  const { workspace: saver } = openTestWorkspace({ indexedDB, broadcast: channel.port() });
  const document = valueOf(await saver.save(exampleModel()));

  /** Opens the document in a new tab, which does not know yet whether it may edit. */
  const beginTab = async (entries: SessionEntries = noEntries, answerAfter = Promise.resolve()) => {
    const own = locks.tab();
    const port = channel.port();
    const page = new EventTarget();
    const { workspace, timers } = openTestWorkspace({
      indexedDB,
      page,
      broadcast: port,
      ...(hasLocks && {
        locks: {
          query: own.query,
          request: async (...given: Parameters<typeof own.request>) => {
            await answerAfter;
            return own.request(...given);
          },
        },
      }),
    });
    const opened = valueOf(ofKind(await workspace.open(document.id), 'valuation-model'));
    const session = createDocumentSession({ workspace, opened, entries, nowMs: () => 0 });
    const leave = session.enter();
    return {
      workspace,
      timers,
      page,
      session,
      leave,
      /** Waits until the edits are on the device. */
      write: async () => {
        valueOf(await workspace.drafts.flush());
        await settle();
      },
      /** Ends the tab without notice. */
      kill: () => {
        port.close();
        own.kill();
      },
      /** Freezes the tab for a while: it receives nothing and answers nothing. */
      freeze: () => {
        port.close();
      },
    };
  };
  const openTab = async (entries?: SessionEntries) => {
    const tab = await beginTab(entries);
    await settle();
    return tab;
  };
  return { indexedDB, document, beginTab, openTab, saver };
}

/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a document in two tabs', () => {
  it('[WORKSPACE-70] is edited in the tab that has it first; the other one edits and saves nothing', async () => {
    const { openTab, document } = await openBrowser();
    const first = await openTab();
    const second = await openTab();
    expect([first, second].map(({ session }) => session.state().editing)).toEqual(['here', 'elsewhere']);
    set(second.session, { years: 9 });
    second.session.undo();
    second.session.revert('Back');
    expect(bodyOf(second.session)).toEqual(document.body);
    for (const end of [
      second.session.save(),
      second.session.saveCopy(),
      second.session.saveOver(),
      second.session.rename('Another'),
      second.session.restore(1),
    ])
      expect(await end).toEqual({ kind: 'elsewhere' });
    expect(valueOf(await second.workspace.revisions(document.id))).toHaveLength(1);
  });

  it('[WORKSPACE-151] takes no edit in a second tab while the browser has not said who edits', async () => {
    const { openTab, beginTab, document } = await openBrowser();
    const first = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const second = await beginTab(noEntries, answered);
    expect(second.session.state().editing).toBe('elsewhere');
    set(second.session, { years: 9 });
    expect(bodyOf(second.session).years).toBe(7);
    first.leave();
    await settle();
    answer();
    await settle();
    expect(second.session.state().editing).toBe('here');
    set(second.session, { years: 9 });
    expect([bodyOf(second.session).years, document.body.years]).toEqual([9, 5]);
  });

  it('[WORKSPACE-71] shows in the other tab what is edited, undone, renamed and saved', async () => {
    const { openTab } = await openBrowser();
    const first = await openTab();
    const second = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    expect(bodyOf(second.session).years).toBe(7);
    expect(second.session.state().status.kind).toBe('edited');
    first.session.undo();
    await first.write();
    expect(bodyOf(second.session).years).toBe(5);
    expect(second.session.state().status.kind).toBe('saved');
    set(first.session, { years: 8 });
    await first.session.save();
    await first.session.rename('Bear case');
    await settle();
    expect(second.session.state()).toMatchObject({
      status: { kind: 'saved' },
      document: { title: 'Bear case', baseRevision: 3 },
    });
    expect(bodyOf(second.session).years).toBe(8);
  });

  it('[WORKSPACE-72] is handed over with everything that is edited and typed, and goes on there', async () => {
    const { openTab } = await openBrowser();
    let commit: () => void = () => undefined;
    const first = await openTab({
      ...noEntries,
      commit: () => {
        commit();
        return null;
      },
    });
    const second = await openTab();
    set(first.session, { years: 7 });
    commit = () => {
      set(first.session, { scenarioNote: 'typed' });
    };
    second.session.editHere();
    await settle();
    expect([first, second].map(({ session }) => session.state().editing)).toEqual(['elsewhere', 'here']);
    expect(bodyOf(second.session)).toMatchObject({ years: 7, scenarioNote: 'typed' });
    expect(second.session.state().history.past).toEqual([]);
    set(second.session, { years: 8 });
    await second.write();
    expect(bodyOf(first.session).years).toBe(8);
    expect(await second.session.save()).toEqual({ kind: 'saved', version: 2 });
    expect(valueOf(await second.workspace.drafts.list())).toEqual([]);
    first.session.editHere();
    await settle();
    expect([first, second].map(({ session }) => session.state().editing)).toEqual(['here', 'elsewhere']);
  });

  it('[WORKSPACE-70] goes to the tab that waits when the other is closed or killed', async () => {
    const { openTab } = await openBrowser();
    const first = await openTab();
    const second = await openTab();
    const third = await openTab();
    set(first.session, { years: 7 });
    first.leave();
    await settle();
    expect([second, third].map(({ session }) => session.state().editing)).toEqual(['here', 'elsewhere']);
    set(second.session, { years: 8 });
    await second.write();
    set(second.session, { years: 9 });
    second.kill();
    await settle();
    expect(third.session.state().editing).toBe('here');
    expect(bodyOf(third.session).years).toBe(8);
  });

  it('[WORKSPACE-72] is handed to the tab that asks, not to one that waits longer', async () => {
    const { openTab } = await openBrowser();
    const tabs = [await openTab(), await openTab(), await openTab()] as const;
    const [first, second, third] = tabs;
    set(first.session, { years: 7 });
    const told: string[] = [];
    second.session.subscribe(() => told.push(second.session.state().editing));
    third.session.editHere();
    await settle();
    for (const { timers } of tabs) timers.advance(2000);
    await settle();
    expect(tabs.map(({ session }) => session.state().editing)).toEqual(['elsewhere', 'elsewhere', 'here']);
    expect(told).not.toContain('here');
    expect(bodyOf(third.session).years).toBe(7);
  });

  it('[WORKSPACE-72] stays where it went last, however often it was asked for before', async () => {
    const { openTab } = await openBrowser();
    const first = await openTab();
    const second = await openTab();
    second.session.editHere();
    second.session.editHere();
    await settle();
    first.session.editHere();
    await settle();
    for (const { timers } of [first, second]) timers.advance(2000);
    await settle();
    expect([first, second].map(({ session }) => session.state().editing)).toEqual(['here', 'elsewhere']);
  });

  it('[WORKSPACE-70] is free for others once it was left, also as a copy that was being saved then', async () => {
    const { openTab } = await openBrowser();
    const first = await openTab();
    set(first.session, { years: 7 });
    const copying = first.session.saveCopy();
    first.leave();
    expect(await copying).toEqual({ kind: 'saved', version: 1 });
    await settle();
    const copy = valueOf(await first.workspace.list()).find(({ title }) => title.endsWith('copy'));
    const second = await openTab();
    const editor = { onHere: vi.fn(), onElsewhere: vi.fn(), handOver: async () => true };
    second.workspace.edit(copy?.id ?? '', editor);
    await settle();
    expect(second.session.state().editing).toBe('here');
    expect(editor.onHere).toHaveBeenCalledWith(true);
  });

  it('[WORKSPACE-70] goes to a tab that waits when the page is left, and stays where it is if none does', async () => {
    const { openTab } = await openBrowser();
    const first = await openTab();
    set(first.session, { years: 7 });
    const told: string[] = [];
    const stop = first.session.subscribe(() => told.push(first.session.state().editing));
    first.page.dispatchEvent(new Event('pagehide'));
    await settle();
    first.page.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(told).not.toContain('elsewhere');
    expect(first.session.state().history.past).toHaveLength(1);
    stop();
    const second = await openTab();
    expect(second.session.state().editing).toBe('elsewhere');
    first.page.dispatchEvent(new Event('pagehide'));
    await settle();
    set(second.session, { years: 8 });
    await second.write();
    second.leave();
    await settle();
    first.page.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(first.session.state().editing).toBe('here');
    expect(bodyOf(first.session).years).toBe(8);
  });

  it('[WORKSPACE-70] is edited where the browser refuses to wait for it, when that is asked for', async () => {
    const { workspace, timers } = openTestWorkspace({
      locks: {
        request: async (_name, { ifAvailable, steal }, granted) => {
          if (ifAvailable) return granted(null);
          if (steal) return granted({});
          throw new DOMException('No.', 'InvalidStateError');
        },
        query: async () => ({ held: [] }),
      },
    });
    const editor = { onHere: vi.fn(), onElsewhere: vi.fn(), handOver: async () => true };
    const claim = workspace.edit('model-1', editor);
    await settle();
    expect(editor.onElsewhere).toHaveBeenCalledOnce();
    claim.take();
    timers.advance(2000);
    await settle();
    expect(editor.onHere).toHaveBeenCalledWith(true);
  });

  it('[WORKSPACE-68] loses no edit that is left before it is known which tab edits', async () => {
    const { beginTab, openTab, document } = await openBrowser();
    const first = await beginTab(noEntries, settle());
    set(first.session, { years: 7 });
    first.leave();
    await settle();
    const second = await openTab();
    expect([bodyOf(second.session).years, second.session.state().editing]).toEqual([7, 'here']);
    // The draft that was continued leaves nothing behind.
    second.leave();
    await settle();
    const third = await beginTab(noEntries, settle());
    set(third.session, { years: 8 });
    third.leave();
    await settle();
    const fourth = await openTab();
    expect([bodyOf(fourth.session).years, fourth.session.state().separate]).toEqual([8, []]);
    expect(valueOf(await fourth.workspace.list()).map(({ id }) => id)).toEqual([document.id]);
  });

  it('[WORKSPACE-73] is taken from a tab that does not answer; what that had not written is merged', async () => {
    const { openTab } = await openBrowser();
    const first = await openTab();
    const second = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    set(first.session, { scenarioNote: 'not written' });
    first.freeze();
    second.session.editHere();
    await settle();
    expect(second.session.state()).toMatchObject({ editing: 'elsewhere', isTaking: true });
    second.timers.advance(2000);
    await settle();
    expect(second.session.state().isTaking).toBe(false);
    expect([first, second].map(({ session }) => session.state().editing)).toEqual(['elsewhere', 'here']);
    set(second.session, { currency: 'EUR' });
    await second.write();
    // Its announcement of a write is lost; the next tab that edits finds it.
    second.leave();
    await settle();
    const third = await openTab();
    await settle();
    const bodies = [bodyOf(third.session), ...third.session.state().separate.map(({ body }) => body)];
    expect(bodies.some(({ scenarioNote }) => scenarioNote === 'not written')).toBe(true);
    expect(bodies.some(({ currency }) => currency === 'EUR')).toBe(true);
  });

  it('[WORKSPACE-74] merges what a tab writes late', async () => {
    const { openTab, document, indexedDB } = await openBrowser();
    const first = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    const late = openTestWorkspace({ indexedDB, broadcast: undefined }).workspace;
    const writeLate = async (changes: Partial<Body>) => {
      late.drafts.write({ ...document, body: { ...document.body, ...changes } });
      valueOf(await late.drafts.flush());
      // Any tab may report it.
      const other = await openTab();
      await other.workspace.drafts.flush();
      other.kill();
      first.leave();
      await settle();
    };
    await writeLate({ scenarioNote: 'late' });
    const next = await openTab();
    expect(next.session.state().editing).toBe('here');
    expect(bodyOf(next.session)).toMatchObject({ years: 7, scenarioNote: 'late' });
    expect(next.session.state()).toMatchObject({ separate: [], merged: null });
  });

  it('[WORKSPACE-76] is edited in each tab where the browser has no locks, and nothing of either is lost', async () => {
    const { openTab } = await openBrowser(false);
    const first = await openTab();
    const second = await openTab();
    expect([first, second].map(({ session }) => session.state().editing)).toEqual(['here', 'here']);
    set(first.session, { years: 7 });
    set(second.session, { scenarioNote: 'mine' });
    await first.write();
    await second.write();
    first.leave();
    second.leave();
    await settle();
    const third = await openTab();
    const bodies = [bodyOf(third.session), ...third.session.state().separate.map(({ body }) => body)];
    expect(bodies.map(({ years }) => years)).toContain(7);
    expect(bodies.map(({ scenarioNote }) => scenarioNote)).toContain('mine');
  });
});

describe('drafts that several tabs left', () => {
  /** A saved document whose tabs were killed, each with a draft of its own. */
  const abandoned = async (...drafts: readonly Partial<Body>[]) => {
    const browser = await openBrowser();
    const { indexedDB, document, saver } = browser;
    const leaveDraft = async (changes: Partial<Body>, on = document) => {
      const { workspace } = openTestWorkspace({ indexedDB });
      workspace.drafts.write({ ...on, body: { ...on.body, ...changes } });
      valueOf(await workspace.drafts.flush());
    };
    for (const changes of drafts) await leaveDraft(changes);
    const saveNext = async (changes: Partial<Body>, on = document) =>
      valueOf(await saver.save({ ...on, body: { ...on.body, ...changes } }));
    return { ...browser, leaveDraft, saveNext };
  };

  it('[WORKSPACE-75] are one draft once the document is edited, with the edits of all', async () => {
    const { openTab, document } = await abandoned(
      { years: 7 },
      { scenarioNote: 'second' },
      { currency: 'EUR' },
    );
    const { session, workspace, write } = await openTab();
    expect(bodyOf(session)).toMatchObject({ years: 7, scenarioNote: 'second', currency: 'EUR' });
    expect(session.state()).toMatchObject({ isEdited: true, merged: null, separate: [] });
    await write();
    expect(valueOf(await workspace.drafts.listAll()).map(({ document: { body } }) => body)).toEqual([
      bodyOf(session),
    ]);
    expect(valueOf(await workspace.list()).map(({ id, revision }) => [id, revision])).toEqual([
      [document.id, 1],
    ]);
    expect(await session.save()).toEqual({ kind: 'saved', version: 2 });
  });

  it('[WORKSPACE-190] keep the newer side where they changed the same; the other is a version, and both are listed', async () => {
    const { openTab, document, saver } = await abandoned(
      { years: 7, scenarioNote: 'older' },
      { years: 9, currency: 'EUR' },
    );
    const { session, workspace, write } = await openTab();
    expect(bodyOf(session)).toMatchObject({ years: 9, scenarioNote: 'older', currency: 'EUR' });
    expect(session.state()).toMatchObject({
      document: { baseRevision: 3 },
      newer: null,
      separate: [],
      merged: {
        version: { baseRevision: 2, body: { years: 7, scenarioNote: 'older' } },
        conflicts: [{ conflict: { path: ['body', 'years'], mine: 9, theirs: 7 }, side: 'mine' }],
      },
    });
    await write();
    expect(valueOf(await workspace.drafts.listAll())).toHaveLength(1);
    expect(valueOf(await saver.read(document.id)).document.body).toEqual(document.body);
    const [conflict] = session.state().merged?.conflicts ?? [];
    if (!conflict) throw new Error('A conflict is expected.');
    session.settle(conflict.conflict, 'theirs', 'Take 7');
    expect(bodyOf(session)).toMatchObject({ years: 7, currency: 'EUR' });
    session.undo();
    session.forgetMerged();
    expect(session.state().merged).toBeNull();
    expect(await session.save()).toEqual({ kind: 'saved', version: 4 });
    expect(valueOf(await saver.list()).map(({ id }) => id)).toEqual([document.id]);
  });

  it('[WORKSPACE-190] are merged in time with edits made here while the older one becomes a version', async () => {
    const { beginTab } = await abandoned({ years: 7 }, { years: 9 });
    const { session, write } = await beginTab();
    while (session.state().merged === null) {
      await new Promise((resolve) => setImmediate(resolve));
      set(session, { scenarioNote: 'meanwhile' });
    }
    expect(bodyOf(session)).toMatchObject({ years: 9, scenarioNote: 'meanwhile' });
    await write();
    expect(session.state().merged?.conflicts).toHaveLength(1);
    expect(await session.save()).toEqual({ kind: 'saved', version: 4 });
  });

  it('[WORKSPACE-191] merge over the earlier version that one of them is based on', async () => {
    const { openTab, leaveDraft, saveNext } = await abandoned({ years: 7, scenarioNote: 'older' });
    const second = await saveNext({ years: 6, currency: 'EUR' });
    await leaveDraft({ knownOn: '2025-11-19' }, second);
    const { session } = await openTab();
    expect(bodyOf(session)).toMatchObject({
      years: 6,
      currency: 'EUR',
      knownOn: '2025-11-19',
      scenarioNote: 'older',
    });
    expect(session.state().merged?.conflicts).toMatchObject([
      { conflict: { path: ['body', 'years'], base: { value: 5 }, mine: 6, theirs: 7 }, side: 'mine' },
    ]);
  });

  it('[WORKSPACE-190] are seen to be merged if one is based on an earlier version, also without a conflict', async () => {
    const { openTab, leaveDraft, saveNext } = await abandoned({ scenarioNote: 'older' });
    const second = await saveNext({ years: 6 });
    await leaveDraft({ currency: 'EUR' }, second);
    const { session } = await openTab();
    expect(bodyOf(session)).toMatchObject({ years: 6, currency: 'EUR', scenarioNote: 'older' });
    expect(session.state().merged).toMatchObject({
      version: { baseRevision: 3, body: { scenarioNote: 'older' } },
      conflicts: [],
    });
  });

  it('[WORKSPACE-191] become separate documents where the version they are based on is gone or unmerged', async () => {
    const { openTab, leaveDraft, saveNext, indexedDB, saver } = await abandoned({ scenarioNote: 'oldest' });
    const second = await saveNext({ fundamentalsSnapshot: { annual: [] } });
    await leaveDraft({ scenarioNote: 'of the second' }, second);
    await leaveDraft({ years: 9 });
    await changeStore(indexedDB, 'revisions', (records) => records.delete([second.id, 1]));
    const { session } = await openTab();
    expect(session.state()).toMatchObject({ newer: { baseRevision: 2 }, merged: null });
    expect(bodyOf(session).years).toBe(9);
    expect(session.state().separate.map(({ body }) => body.scenarioNote)).toEqual([
      'of the second',
      'oldest',
    ]);
    expect(valueOf(await saver.list())).toHaveLength(3);
  });

  it('[WORKSPACE-76] are merged when a tab opens the document where the browser has no locks', async () => {
    const { indexedDB, document } = await openBrowser(false);
    for (const changes of [{ years: 7 }, { currency: 'EUR' }]) {
      const { workspace } = openTestWorkspace({ indexedDB });
      workspace.drafts.write({ ...document, body: { ...document.body, ...changes } });
      valueOf(await workspace.drafts.flush());
    }
    const { workspace } = openTestWorkspace({ indexedDB });
    const opened = valueOf(ofKind(await workspace.open(document.id), 'valuation-model'));
    const session = createDocumentSession({ workspace, opened, nowMs: () => 0 });
    session.enter();
    await settle();
    expect(bodyOf(session)).toMatchObject({ years: 7, currency: 'EUR' });
    expect(valueOf(await workspace.drafts.listAll())).toHaveLength(1);
  });

  it('[WORKSPACE-192] lose no value of any of them, whatever they changed and were based on', async () => {
    const changes: fc.Arbitrary<Partial<Body>> = fc.record(
      {
        years: fc.integer({ min: 1, max: 4 }),
        currency: fc.constantFrom('EUR', 'GBP'),
        scenarioNote: fc.constantFrom('a', 'b'),
        assumptions: fc
          .uniqueArray(fc.constantFrom('beta', 'margin', 'growth'), { maxLength: 3 })
          .chain((ids) =>
            fc.tuple(
              ...ids.map((id) =>
                fc.record({
                  id: fc.constant(id),
                  input: fc.constant(id),
                  yearEnd: fc.constant(null),
                  value: fc.nat(2),
                  defaultValue: fc.nat(1),
                  reason: fc.constantFrom('One.', 'Two.'),
                  edited: fc.boolean(),
                }),
              ),
            ),
          ),
      },
      { requiredKeys: [] },
    );
    const step = fc.record({ what: fc.constantFrom('draft', 'draft', 'save'), on: fc.nat(2), changes });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const { openTab, leaveDraft, saveNext, saver, document } = await abandoned();
        const versions = [document];
        const left: Body[] = [];
        for (const { what, on, changes: changed } of steps) {
          const version = versions[Math.max(0, versions.length - 1 - on)] ?? document;
          if (what === 'draft') {
            await leaveDraft(changed, version);
            left.push({ ...version.body, ...changed });
          } else versions.push(await saveNext(changed, versions.at(-1)));
        }
        const tab = await openTab();
        await tab.write();
        tab.leave();
        await settle();
        const drafts = valueOf(await saver.drafts.listAll()).map((draft) => draft.document);
        expect(drafts.length).toBeLessThan(2);
        const histories = await Promise.all(
          valueOf(await saver.list()).map(async ({ id }) => valueOf(await saver.history(id)).versions),
        );
        const kept = new Set([...drafts, ...histories.flat()].flatMap(({ body }) => piecesOf(body)));
        for (const body of left) for (const piece of piecesOf(body)) expect(kept).toContain(piece);
        expect(valueOf(await saver.read(document.id)).document.body).toEqual(versions.at(-1)?.body);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('a document in one tab', () => {
  it('[WORKSPACE-77] goes back to the saved version by an edit that undo takes back', async () => {
    const { openTab } = await openBrowser();
    const { session, workspace, write } = await openTab();
    set(session, { years: 7 });
    await write();
    session.revert('Go back');
    expect([bodyOf(session).years, session.state().isEdited]).toEqual([5, false]);
    await write();
    expect(valueOf(await workspace.drafts.list())).toEqual([]);
    session.undo();
    expect([bodyOf(session).years, session.state().isEdited]).toEqual([7, true]);
    await write();
    expect(valueOf(await workspace.drafts.list())).toHaveLength(1);
  });

  it('[WORKSPACE-77] takes the newer version where there is one', async () => {
    const { openTab, saver, document } = await openBrowser();
    const { session } = await openTab();
    set(session, { years: 7 });
    const fundamentalsSnapshot = { annual: [] };
    valueOf(await saver.save({ ...document, body: { ...document.body, years: 9, fundamentalsSnapshot } }));
    expect(await session.save()).toMatchObject({ kind: 'newer' });
    session.revert('Use version 2');
    expect(session.state()).toMatchObject({ isEdited: false, newer: null, document: { baseRevision: 2 } });
    expect(bodyOf(session).years).toBe(9);
    session.undo();
    expect(await session.save()).toEqual({ kind: 'saved', version: 3 });
    expect(bodyOf(session).years).toBe(7);
  });

  it('[WORKSPACE-78] saves the edits before an earlier version is restored', async () => {
    const { openTab, document } = await openBrowser();
    const { session, workspace } = await openTab();
    set(session, { years: 7 });
    expect(await session.restore(1)).toEqual({ kind: 'saved', version: 3 });
    expect(bodyOf(session)).toEqual(document.body);
    expect(modelOf(valueOf(await workspace.readRevision(document.id, 2)).document).body.years).toBe(7);
    expect(valueOf(await workspace.drafts.list())).toEqual([]);
    expect(await session.restore(9)).toMatchObject({ kind: 'failed' });
  });

  it('[WORKSPACE-79] puts a version that was met before the first edit under that edit', async () => {
    const { openTab, saver, document } = await openBrowser();
    const { session } = await openTab();
    const newer = valueOf(await saver.save({ ...document, body: { ...document.body, years: 9 } }));
    await settle();
    expect(session.state().newer).toMatchObject({ baseRevision: newer.baseRevision });
    set(session, { scenarioNote: 'mine' });
    expect(session.state()).toMatchObject({ newer: null, merged: { version: { baseRevision: 2 } } });
    expect(bodyOf(session)).toMatchObject({ years: 9, scenarioNote: 'mine' });
  });
});

it('[WORKSPACE-68] loses nothing that was written, whatever three tabs do, hand over and die of', async () => {
  const act = fc.record({
    tab: fc.nat(2),
    what: fc.constantFrom('edit', 'edit', 'write', 'save', 'take', 'kill', 'leave', 'freeze', 'wait'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const { openTab, saver, document } = await openBrowser();
      const tabs = [await openTab(), await openTab(), await openTab()];
      const written = new Set<string>();
      const notes = new Map<object, string>();
      for (const [index, { tab, what }] of acts.entries()) {
        const one = tabs[tab];
        if (!one) throw new Error('A tab is expected.');
        const { session } = one;
        if (what === 'edit' && session.state().editing === 'here') {
          set(session, {
            scenarioNote: `${bodyOf(session).scenarioNote ?? ''}${String.fromCharCode(97 + index)}`,
          });
          notes.set(one, bodyOf(session).scenarioNote ?? '');
        }
        if (what === 'write' || what === 'save') {
          if (what === 'save') await session.save();
          else await one.write();
          const note = notes.get(one);
          if (note !== undefined) written.add(note);
        }
        if (what === 'take') session.editHere();
        if (what === 'freeze') one.freeze();
        if (what === 'leave') one.leave();
        if (what === 'kill') one.kill();
        if (what === 'kill' || what === 'leave') {
          notes.delete(one);
          tabs[tab] = await openTab();
        }
        if (what === 'wait') {
          for (const each of tabs) each.timers.advance(2000);
          await settle();
        }
        expect(tabs.filter(({ session: { state } }) => state().editing === 'here').length).toBeLessThan(3);
      }
      for (const one of tabs) {
        one.leave();
        await settle();
      }
      const last = await openTab();
      await settle();
      const drafts = valueOf(await last.workspace.drafts.list()).map((draft) => draft.document);
      const rows = valueOf(await saver.list());
      const versions = await Promise.all(
        rows.map(async ({ id }) => valueOf(await saver.history(id)).versions),
      );
      const kept = [...drafts, ...versions.flat()].map((one) => modelOf(one).body.scenarioNote ?? '');
      // A tab's later texts begin with its earlier ones, so each must be complete in what is stored.
      for (const note of written) expect(kept.some((one) => one.startsWith(note))).toBe(true);
      expect(drafts.filter(({ id }) => id === document.id).length).toBeLessThan(2);
    }),
    { numRuns: 60 },
  );
}, 60_000);

describe('a document that is deleted in another tab', () => {
  const stateOf = ({ session }: { readonly session: Session }) => {
    const { deletion, isEdited, status } = session.state();
    return { deletion, isEdited, status: status.kind };
  };

  it('[WORKSPACE-202] says so in every tab, until it is recovered in one of them', async () => {
    const { openTab, saver, document } = await openBrowser();
    const first = await openTab();
    const follower = await openTab();
    valueOf(await saver.remove(document.id));
    await settle();
    for (const tab of [first, follower])
      expect(stateOf(tab)).toEqual({ deletion: 'trash', isEdited: false, status: 'saved' });
    await follower.session.recover();
    await settle();
    for (const tab of [first, follower]) expect(stateOf(tab).deletion).toBeNull();
    expect(valueOf(await saver.list())).toMatchObject([{ id: document.id }]);
  });

  it('[WORKSPACE-202] is brought back by an edit after that, and can be deleted again with it', async () => {
    const { openTab, saver, document } = await openBrowser();
    const first = await openTab();
    const follower = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    valueOf(await saver.remove(document.id));
    await settle();
    expect(stateOf(first)).toEqual({ deletion: 'trash', isEdited: true, status: 'edited' });
    expect(valueOf(await saver.listRemoved())).toHaveLength(1);

    set(first.session, { years: 9 });
    await first.write();
    expect(stateOf(first).deletion).toBe('undone');
    expect(stateOf(follower).deletion).toBeNull();
    expect(bodyOf(follower.session).years).toBe(9);
    expect(valueOf(await saver.listRemoved())).toEqual([]);

    set(first.session, { years: 8 });
    await first.session.deleteAgain();
    await settle();
    expect([stateOf(first).deletion, stateOf(follower).deletion]).toEqual(['trash', 'trash']);
    expect(valueOf(await saver.listRemoved())).toHaveLength(1);
    expect(valueOf(await saver.drafts.read(document.id))).toMatchObject({ document: { body: { years: 8 } } });
  });

  it.each([true, false])(
    '[WORKSPACE-202] is brought back by a save, with unsaved changes or not: %s',
    async (isEdited) => {
      const { openTab, saver, document } = await openBrowser();
      const first = await openTab();
      if (isEdited) set(first.session, { years: 7 });
      await first.write();
      valueOf(await saver.remove(document.id));
      await settle();
      expect(await first.session.save()).toEqual({ kind: 'saved', version: 2 });
      expect(stateOf(first)).toEqual({ deletion: 'undone', isEdited: false, status: 'saved' });
      expect(valueOf(await saver.list())).toMatchObject([{ id: document.id, revision: 2 }]);
      first.session.forgetDeletion();
      expect(stateOf(first).deletion).toBeNull();
    },
  );

  it('[WORKSPACE-202] says so in the tab that takes over editing', async () => {
    const { openTab, saver, document } = await openBrowser();
    const first = await openTab();
    const second = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    valueOf(await saver.remove(document.id));
    await settle();
    second.session.editHere();
    await settle();
    second.timers.advance(2000);
    first.timers.advance(2000);
    await settle();
    expect(second.session.state().editing).toBe('here');
    expect(stateOf(second)).toMatchObject({ deletion: 'trash', isEdited: true });
    expect(bodyOf(second.session).years).toBe(7);
    set(second.session, { years: 9 });
    await second.write();
    expect(stateOf(second).deletion).toBe('undone');
    expect(valueOf(await saver.listRemoved())).toEqual([]);
  });

  it('[WORKSPACE-202] continues in a copy and leaves the original in Trash', async () => {
    const { openTab, saver, document } = await openBrowser();
    const first = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    valueOf(await saver.remove(document.id));
    await settle();
    expect(await first.session.saveCopy()).toEqual({ kind: 'saved', version: 1 });
    await settle();
    expect(stateOf(first).deletion).toBeNull();
    const { id } = first.session.state().document;
    expect(valueOf(await saver.list())).toMatchObject([{ id }]);
    expect(valueOf(await saver.listRemoved())).toMatchObject([{ id: document.id }]);
  });

  it('[WORKSPACE-203] has its unsaved changes stored again after a permanent deletion, and is saved anew', async () => {
    const { openTab, saver, document } = await openBrowser();
    const first = await openTab();
    set(first.session, { years: 7 });
    await first.write();
    valueOf(await saver.remove(document.id));
    valueOf(await saver.erase(document.id));
    await settle();
    await first.write();
    expect(stateOf(first)).toEqual({ deletion: 'permanent', isEdited: true, status: 'edited' });
    expect(valueOf(await saver.drafts.read(document.id))).toMatchObject({ document: { body: { years: 7 } } });
    first.kill();

    const next = await openTab();
    expect(bodyOf(next.session).years).toBe(7);
    expect(await next.session.save()).toEqual({ kind: 'saved', version: 2 });
    expect(valueOf(await saver.read(document.id)).document).toMatchObject({ body: { years: 7 } });
  });

  it('[WORKSPACE-203] writes nothing of a document without unsaved changes until it is saved or edited', async () => {
    const { openTab, saver, document } = await openBrowser();
    const first = await openTab();
    valueOf(await saver.erase(document.id));
    await settle();
    await first.write();
    expect(stateOf(first).deletion).toBe('permanent');
    expect(valueOf(await saver.drafts.listAll())).toEqual([]);
    expect(await first.session.save()).toEqual({ kind: 'saved', version: 2 });
    expect(stateOf(first).deletion).toBeNull();
    expect(valueOf(await saver.list())).toMatchObject([{ id: document.id, revision: 2 }]);
  });
});

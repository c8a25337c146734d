// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { ofKind } from '../documents/ofKind.js';
import { messages } from '../messages.js';
import { changeStore } from '../testing/changeStore.js';
import { createFakeLocks } from '../testing/createFakeLocks.js';
import { examplePortfolio } from '../testing/examplePortfolio.js';
import { exampleModel } from '../testing/exampleModel.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import type { Workspace } from '../Workspace.js';
import { borrowSession } from './borrowSession.js';
import { createDocumentSession } from './createDocumentSession.js';

const options = { nowMs: () => 0 };
const borrowed = async (workspace: Workspace, id = 'portfolio-1') =>
  valueOf(await borrowSession(workspace, id, 'portfolio', options));
/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Tabs of one browser that has a saved portfolio. */
async function openBrowser() {
  const indexedDB = new IDBFactory();
  const locks = createFakeLocks();
  const openTab = () => openTestWorkspace({ indexedDB, locks: locks.tab() }).workspace;
  valueOf(await openTab().save(examplePortfolio()));
  return { indexedDB, openTab };
}
/** The portfolio as a screen of this tab has it open. */
async function onScreen(workspace: Workspace) {
  const opened = valueOf(ofKind(await workspace.open('portfolio-1'), 'portfolio'));
  const session = createDocumentSession({ workspace, opened, nowMs: () => 0 });
  const leave = session.enter();
  await settle();
  return { session, leave };
}

describe('a borrowed session', () => {
  it('[WORKSPACE-303] is that of the screen that has the document open, with its edits and its undo', async () => {
    const workspace = (await openBrowser()).openTab();
    const { session, leave } = await onScreen(workspace);
    const over = await borrowed(workspace);
    expect(over.session).toBe(session);
    over.session.edit(
      (body) => ({ ...body, currency: 'EUR' }),
      () => 'Currency',
    );
    over.release();
    expect(session.state().history.present.body.currency).toBe('EUR');
    session.undo();
    expect(session.state()).toMatchObject({ isEdited: false, editing: 'here' });
    leave();
    const own = await borrowed(workspace);
    expect(own.session).not.toBe(session);
    own.release();
  });

  it('[WORKSPACE-303] is opened where no screen has it, and left with the last that uses it', async () => {
    const { openTab } = await openBrowser();
    const workspace = openTab();
    const [first, second] = await Promise.all([borrowed(workspace), borrowed(workspace)]);
    expect(second.session).toBe(first.session);
    first.session.edit(
      (body) => ({ ...body, currency: 'EUR' }),
      () => 'Currency',
    );
    first.release();
    first.release();
    await settle();
    const other = openTab();
    expect(await borrowSession(other, 'portfolio-1', 'portfolio', options)).toEqual({
      ok: false,
      code: 'elsewhere',
      reason: messages.elsewhere,
    });
    second.release();
    await settle();
    const next = await borrowed(other);
    await settle();
    expect(next.session.state()).toMatchObject({ editing: 'here', isEdited: true });
    expect(next.session.state().history.present.body.currency).toBe('EUR');
    next.release();
  });

  it('[WORKSPACE-303] is that of a copy once the screen goes on with it', async () => {
    const workspace = (await openBrowser()).openTab();
    const { session, leave } = await onScreen(workspace);
    await session.saveCopy();
    const { id } = session.state().document;
    expect((await borrowed(workspace, id)).session).toBe(session);
    const original = await borrowed(workspace);
    expect(original.session).not.toBe(session);
    original.release();
    leave();
  });

  it('[WORKSPACE-304] is refused with a reason while another tab edits the document', async () => {
    const { openTab } = await openBrowser();
    await onScreen(openTab());
    const follower = openTab();
    const refused = { ok: false, code: 'elsewhere', reason: messages.elsewhere };
    expect(await borrowSession(follower, 'portfolio-1', 'portfolio', options)).toEqual(refused);
    await onScreen(follower);
    expect(await borrowSession(follower, 'portfolio-1', 'portfolio', options)).toEqual(refused);
  });

  it('[WORKSPACE-304] is refused for a document of a newer release, of another kind, or of none', async () => {
    const { indexedDB, openTab } = await openBrowser();
    const workspace = openTab();
    valueOf(await workspace.save(exampleModel()));
    await changeStore(indexedDB, 'documents', (records) => {
      const { body, ...document } = examplePortfolio('newer');
      return records.put(
        { revision: 1, removedAt: null, attachments: {}, document: { ...document, schemaVersion: 9, body } },
        ['newer'],
      );
    });
    const codes = await Promise.all(
      ['newer', 'model-1', 'nothing'].map(async (id) => {
        const refused = await borrowSession(workspace, id, 'portfolio', options);
        return refused.ok ? null : refused.code;
      }),
    );
    expect(codes).toEqual(['read-only', 'not-found', 'not-found']);
    const model = valueOf(await borrowSession(workspace, 'model-1', 'valuation-model', options));
    expect(await borrowSession(workspace, 'model-1', 'portfolio', options)).toMatchObject({
      code: 'not-found',
    });
    model.release();
  });
});

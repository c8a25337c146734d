import type { AnalystDocument, ValuationModelDocument } from '@finance-analyst/documents';
import { followInputs, setAssumption } from '@finance-analyst/valuation';
import type { BroadcastPort, EditingLocks, Workspace } from '@finance-analyst/workspace';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleDocument, exampleFundamentals, withOtherStatements } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  enter,
  fieldOf,
  fieldsNamed,
  leaveDialog,
  openTab,
  openWorkbench,
  press,
  settle,
  whenOpen,
} from '../testing/openWorkbench.js';
import { messages } from './messages.js';

const atModel = (id: string) => `/valuation-workbench?symbol=EXM&model=${id}`;
const state = () => screen.getByText(/^Free cash flow to the firm · /u).textContent;
const saveButton = () => screen.getByText('Save version', { selector: 'button *, button' });
const withBeta = (document: ValuationModelDocument, beta: number): ValuationModelDocument => ({
  ...document,
  body: setAssumption(document.body, 'beta', beta),
});
const betaOf = (document: AnalystDocument) =>
  modelOf(document).body.assumptions.find(({ id }) => id === 'beta')?.value;
const valueOf = <Value,>(outcome: { readonly ok: boolean; readonly value?: Value }): Value => {
  if (!outcome.ok || outcome.value === undefined) throw new Error('It did not succeed.');
  return outcome.value;
};
const save = async (workspace: Workspace, document: ValuationModelDocument) =>
  valueOf<ValuationModelDocument>(await workspace.save(document));
/** The stored versions of the example model by their beta, newest first. */
const versions = async (workspace: Workspace) => {
  const rows = valueOf(await workspace.revisions('example-model'));
  return Promise.all(
    rows.map(async ({ revision }) =>
      betaOf(valueOf(await workspace.readRevision('example-model', revision)).document),
    ),
  );
};
const drafts = async (workspace: Workspace) =>
  valueOf(await workspace.drafts.list()).map(({ document }) => [document.baseRevision, betaOf(document)]);
const choose = async (item: string) => {
  await press(buttonNamed('More actions'));
  await press(await screen.findByText(item));
};
/** The text of the focused heading. */
const focusedHeading = () => document.activeElement?.closest('h1')?.textContent;
/** Waits for a dialog. A query by role would search the whole screen. */
const whenAsked = async (title: string) =>
  within((await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement);

/** Messages posted by one tab reach the others. */
function createChannel(): () => BroadcastPort {
  const ports = new Map<BroadcastPort, Set<(event: MessageEvent) => void>>();
  return () => {
    const port: BroadcastPort = {
      postMessage: (data) => {
        for (const [other, listeners] of ports)
          if (other !== port) for (const listener of listeners) listener({ data } as MessageEvent);
      },
      addEventListener: (_type, listener) => ports.get(port)?.add(listener),
      removeEventListener: (_type, listener) => ports.get(port)?.delete(listener),
    };
    ports.set(port, new Set());
    return port;
  };
}

beforeAll(async () => {
  // Its code loads with the first question, which takes longer in a test than the default wait.
  await import('./ModelDialogContent.js');
});

/**
 * A model edited to 1.6 from version 1 in one tab, whose save was refused because the other had saved 0.7 as version 2.
 */
async function refused() {
  const database = new IDBFactory();
  const other = openTab(database);
  const first = await save(other, exampleDocument());
  const tab = openTab(database);
  const workbench = openWorkbench({ workspace: tab, address: atModel(first.id) });
  await whenOpen();
  const second = await save(other, withOtherStatements(withBeta(first, 0.7)));
  enter('Beta', '1.6');
  await press(saveButton());
  await screen.findByText('Version 2 was saved elsewhere');
  return { ...workbench, database, other, tab, second };
}

/** The same, with the first tab closed. */
async function leftBehind() {
  const given = await refused();
  await act(async () => {
    await given.tab.drafts.flush();
  });
  cleanup();
  return given;
}

/** Opens the saved example model, whose next version another tab then saves. */
async function openAndSaveElsewhere(): Promise<void> {
  const database = new IDBFactory();
  const channel = createChannel();
  const other = openTab(database, channel());
  const first = await save(other, exampleDocument());
  openWorkbench({ workspace: openTab(database, channel()), address: atModel(first.id) });
  await whenOpen();
  await act(async () => {
    await save(other, withOtherStatements(withBeta(first, 0.7)));
  });
}

describe('versions that were saved elsewhere', () => {
  const growth = (document: ValuationModelDocument) =>
    document.body.assumptions.find(({ id }) => id === 'revenue_growth@2027-12-31')?.value;
  const withGrowth = (document: ValuationModelDocument): ValuationModelDocument => ({
    ...document,
    body: setAssumption(document.body, 'revenue_growth@2027-12-31', 0.09),
  });

  it('[VALUATION-SCREENS-180] are merged with edits of other figures when those are saved, which says so', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const first = await save(other, exampleDocument());
    const tab = openTab(database);
    openWorkbench({ workspace: tab, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    await save(other, withGrowth(first));
    await press(saveButton());
    await screen.findByText(/saved .* version 3$/u);
    const stored = modelOf(valueOf(await tab.read(first.id)).document);
    expect([betaOf(stored), growth(stored)]).toEqual([1.6, 0.09]);
    expect(fieldOf('Growth 2027').value).toBe('9.0');
    expect(screen.getByText(messages.mergedVersion(2))).toBeDefined();
    await press(buttonNamed('Undo Beta to 1.60'));
    expect([fieldOf('Beta').value, fieldOf('Growth 2027').value]).toEqual(['1.05', '9.0']);
  });

  it('[VALUATION-SCREENS-180] are merged where only what follows from the figures moved on both sides', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const document = exampleDocument();
    const first = await save(other, document);
    const tab = openTab(database);
    openWorkbench({ workspace: tab, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    // In the other tab the built-up rate, a default that is not used here, follows the risk-free rate.
    const body = setAssumption(first.body, 'risk_free_rate', 0.06);
    await save(other, { ...first, body: followInputs(first.body, body, exampleFundamentals()) });
    await press(saveButton());
    await screen.findByText(/saved .* version 3$/u);
    const stored = modelOf(valueOf(await tab.read(first.id)).document);
    const figure = (name: string) => stored.body.assumptions.find(({ id }) => id === name)?.value;
    expect([figure('beta'), figure('risk_free_rate')]).toEqual([1.6, 0.06]);
    // It is the value with both edits together, not with either alone.
    const both = setAssumption(setAssumption(first.body, 'beta', 1.6), 'risk_free_rate', 0.06);
    const expected = followInputs(first.body, both, exampleFundamentals()).assumptions;
    expect(figure('given_wacc')).toBe(expected.find(({ id }) => id === 'given_wacc')?.value);
    expect(figure('given_wacc')).not.toBe(
      first.body.assumptions.find(({ id }) => id === 'given_wacc')?.value,
    );
  });

  it('[VALUATION-SCREENS-180] are merged with edits of other figures when the model is opened again', async () => {
    const database = new IDBFactory();
    const tab = openTab(database);
    const first = await save(tab, exampleDocument());
    openWorkbench({ workspace: tab, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    await act(async () => {
      await tab.drafts.flush();
    });
    cleanup();
    await save(openTab(database), withGrowth(first));
    openWorkbench({ workspace: tab, address: atModel(first.id) });
    await whenOpen();
    expect([fieldOf('Beta').value, fieldOf('Growth 2027').value]).toEqual(['1.60', '9.0']);
    expect(state()).toContain('edited since version 2');
    expect(screen.getByText(messages.mergedVersion(2))).toBeDefined();
  });

  it('[VALUATION-SCREENS-250] show what contradicts an edit beside it; either is one press away', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const first = await save(other, exampleDocument());
    const tab = openTab(database);
    openWorkbench({ workspace: tab, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    await save(other, withGrowth(withBeta(first, 0.7)));
    await press(saveButton());
    await screen.findByText(/saved .* version 3$/u);
    const row = () => screen.getByText('Beta', { selector: 'th' }).closest('tr');
    expect(row()?.textContent).toBe('Beta1.60In use0.70Use');
    expect([fieldOf('Beta').value, fieldOf('Growth 2027').value]).toEqual(['1.6', '9.0']);
    await press(buttonNamed('Use 0.70 for Beta (Version 2)'));
    expect([Number(fieldOf('Beta').value), row()?.textContent]).toEqual([0.7, 'Beta1.60Use0.70In use']);
    await press(buttonNamed('Undo Beta to 0.70'));
    expect([Number(fieldOf('Beta').value), row()?.textContent]).toEqual([1.6, 'Beta1.60In use0.70Use']);
    expect(await versions(tab)).toEqual([1.6, 0.7, 1.05]);
  });

  it('[VALUATION-SCREENS-12] gives the value of the other version, and keeps both until the person chooses', async () => {
    const { tab } = await refused();
    const told = document.querySelector('[role="alert"]')?.textContent;
    expect(told).toMatch(
      /on version 1\. The newer one was saved Nov 20, 2026, 22:00 and gives \d+\.\d\d.USD per share\. Nothing is lost/u,
    );
    enter('Beta', '1.7');
    // The announcement must not change with every edit, or it would be read out each time.
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(told);
    const look = screen.getByText('View version 2', { exact: false, selector: 'a' });
    expect(look.textContent).toBe('View version 2 in a new tab');
    expect(look.getAttribute('href')).toBe(`${atModel('example-model')}&version=2`);
    await act(() => tab.drafts.flush());
    expect(await versions(tab)).toEqual([0.7, 1.05]);
    expect(await drafts(tab)).toEqual([[1, 1.7]]);
  });

  it('[VALUATION-SCREENS-12] saves over it only after a question, and keeps it among the versions', async () => {
    const { tab } = await refused();
    await press(saveButton());
    const question = await whenAsked('Save over version 2?');
    expect(
      question.getByText(
        /^Version 2, saved Nov 20, 2026, 22:00, gives \d+\.\d\d.USD per share\. With your edits the model gives \d/u,
      ),
    ).toBeDefined();
    await press(question.getByText('Cancel'));
    await settle();
    expect(await versions(tab)).toEqual([0.7, 1.05]);
    await press(saveButton());
    await press(
      (await whenAsked('Save over version 2?')).getByText('Save over version 2', {
        selector: 'button *, button',
      }),
    );
    await screen.findByText(/saved .* version 3$/u);
    expect(await versions(tab)).toEqual([1.6, 0.7, 1.05]);
    expect(await drafts(tab)).toEqual([]);
    expect(screen.queryByText('Version 2 was saved elsewhere')).toBeNull();
  });

  it('[VALUATION-SCREENS-12] gives the other version the place of the edits, which undo brings back', async () => {
    const { tab } = await refused();
    await press(screen.getByText('Use version 2'));
    await screen.findByText(/saved .* version 2$/u);
    // It is based on other statements, so it is reopened.
    await waitFor(() => {
      expect(Number(fieldOf('Beta').value)).toBe(0.7);
    });
    expect(await drafts(tab)).toEqual([]);
    await press(buttonNamed('Undo Use version 2'));
    await waitFor(() => {
      expect(fieldOf('Beta').value).toBe('1.60');
    });
    expect(state()).toContain('edited since version 2');
    await press(saveButton());
    await screen.findByText(/saved .* version 3$/u);
    expect(await versions(tab)).toEqual([1.6, 0.7, 1.05]);
  });

  it('[VALUATION-SCREENS-31] opens edits of an older version as they are, with the choices', async () => {
    const { database } = await leftBehind();
    const next = openTab(database);
    openWorkbench({ workspace: next, address: atModel('example-model') });
    await whenOpen();
    expect(fieldOf('Beta').value).toBe('1.60');
    expect(state()).toContain('edited since version 1');
    expect(screen.getByText('Save over version 2')).toBeDefined();
    expect(screen.queryByText('Go back to the saved version')).toBeNull();
    await press(screen.getByText('Save a copy'));
    await screen.findByText(/saved .* version 1$/u);
    expect(await versions(next)).toEqual([0.7, 1.05]);
    expect(await drafts(next)).toEqual([]);
  });

  it('[VALUATION-SCREENS-32] tells what another tab saves before the person edits on, and opens it', async () => {
    await openAndSaveElsewhere();
    await screen.findByText('Version 2 was saved elsewhere');
    await press(screen.getByText('Open version 2'));
    await screen.findByText(/saved .* version 2$/u);
    expect(fieldOf('Beta').value).toBe('0.70');
    expect(screen.queryByText('Version 2 was saved elsewhere')).toBeNull();
  });

  it('[VALUATION-SCREENS-32] opens it also in the tab in which the model was made', async () => {
    const database = new IDBFactory();
    const channel = createChannel();
    const { parameters } = openWorkbench({ workspace: openTab(database, channel()) });
    await whenOpen();
    await press(saveButton());
    await screen.findByText(/saved .* version 1$/u);
    await waitFor(() => {
      expect(parameters().get('model')).not.toBeNull();
    });
    const other = openTab(database, channel());
    const mine = modelOf(valueOf(await other.read(parameters().get('model') ?? '')).document);
    await act(async () => {
      await save(other, withBeta(mine, 0.7));
    });
    await press(await screen.findByText('Open version 2'));
    await screen.findByText(/saved .* version 2$/u);
    expect(fieldOf('Beta').value).toBe('0.70');
  });

  it('[VALUATION-SCREENS-32] turns what it told into the choices at the next edit', async () => {
    await openAndSaveElsewhere();
    await screen.findByText('Open version 2');
    enter('Beta', '1.6');
    expect(screen.getByText('Save over version 2')).toBeDefined();
    expect(screen.getByText('Save a copy')).toBeDefined();
  });
});

describe('a model in two tabs', () => {
  /** Two tabs of one browser with the example model; the first one edits. */
  const twoTabs = async () => {
    const database = new IDBFactory();
    const channel = createChannel();
    const held = new Map<string, (reason: unknown) => void>();
    const locks: EditingLocks = {
      request: (name, { ifAvailable, steal, signal }, granted) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('', 'AbortError'));
          });
          if (held.has(name) && ifAvailable) resolve(granted(null));
          if (held.has(name) && !steal) return;
          held.get(name)?.(new DOMException('', 'AbortError'));
          held.set(name, reject);
          resolve(granted({}));
        }),
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    };
    const first = openTab(database, channel(), locks);
    const model = await save(first, exampleDocument());
    const editor = { onHere: vi.fn(), onElsewhere: vi.fn(), handOver: async () => true };
    const claim = first.edit(model.id, editor);
    openWorkbench({ workspace: openTab(database, channel(), locks), address: atModel(model.id) });
    await whenOpen();
    await screen.findByText('This model is open in another tab.');
    return { first, model, editor, claim };
  };

  it('[VALUATION-SCREENS-191] is read-only in the one and shows what the other edits', async () => {
    const { first, model } = await twoTabs();
    expect(screen.getByText('This model is open in another tab.').closest('[role="status"]')).not.toBeNull();
    expect(fieldsNamed(/./u).filter(({ readOnly }) => !readOnly)).toEqual([]);
    expect(saveButton().closest('button')?.getAttribute('aria-disabled')).toBe('true');
    await act(async () => {
      first.drafts.write(withBeta(model, 1.6));
      await first.drafts.flush();
    });
    await waitFor(() => {
      expect(fieldOf('Beta').value).toBe('1.60');
    });
  });

  it('[VALUATION-SCREENS-191] is edited here when that is asked for', async () => {
    const { editor } = await twoTabs();
    const editHere = screen.getByText('Edit here', { selector: 'button *, button' });
    act(() => {
      editHere.closest('button')?.focus();
    });
    await press(editHere);
    await waitFor(() => {
      expect(screen.queryByText('This model is open in another tab.')).toBeNull();
    });
    expect(editor.onElsewhere).toHaveBeenCalled();
    expect(focusedHeading()).toBe('Example Instruments EXM · USD');
    enter('Beta', '1.7');
    expect(state()).toContain('edited since version 1');
  });

  it('[VALUATION-SCREENS-251] says that it waits until the other tab has handed the model over', async () => {
    const { editor } = await twoTabs();
    let handOver: () => void = () => undefined;
    editor.handOver = () =>
      new Promise((resolve) => {
        handOver = () => {
          resolve(true);
        };
      });
    const editHere = screen.getByText('Edit here', { selector: 'button *, button' });
    await press(editHere);
    expect(screen.getByText(messages.takingOver)).toBeDefined();
    handOver();
    await waitFor(() => {
      expect(screen.queryByText(messages.openElsewhere)).toBeNull();
    });
  });

  /** Opens a model of which two tabs left different unsaved changes. */
  const openTwice = async (model: ValuationModelDocument, database: IDBFactory) => {
    for (const beta of [1.6, 1.7]) {
      const tab = openTab(database);
      tab.drafts.write(withBeta(model, beta));
      await tab.drafts.flush();
    }
    openWorkbench({ workspace: openTab(database), address: atModel(model.id) });
    await whenOpen();
  };

  it('[VALUATION-SCREENS-192] shows both sides of what unsaved changes of two tabs changed differently', async () => {
    const database = new IDBFactory();
    const model = await save(openTab(database), exampleDocument());
    await openTwice(model, database);
    expect(await screen.findByText(messages.mergedVersion(2))).toBeDefined();
    const table = within(screen.getByText('Changed in both versions').closest('table') as HTMLElement);
    expect(table.getAllByText('1.70')).toHaveLength(1);
    expect(table.getAllByText('1.60')).toHaveLength(1);
    expect(state()).toContain('edited since version 3');
    expect(screen.queryByText('Unsaved changes were saved as a separate model')).toBeNull();
  });

  it('[VALUATION-SCREENS-192] says which model the changes that cannot be merged became, and opens it', async () => {
    await openTwice(exampleDocument(), new IDBFactory());
    const notice = await screen.findByText('Unsaved changes were saved as a separate model');
    expect(notice).toBeDefined();
    const [link] = screen.getAllByText(/^Open “.* \(unsaved changes, Nov 20, 2026\)”$/u);
    expect(link?.getAttribute('href')).toContain('model=');
  });
});

describe('versions of a model', () => {
  const twoVersions = async () => {
    const workspace = openTab();
    const first = await save(workspace, exampleDocument());
    await save(workspace, { ...withBeta(first, 0.7), title: 'Example, low risk' });
    return workspace;
  };

  it('[VALUATION-SCREENS-44] goes back to the newest version from the list of versions, where it was edited', async () => {
    const workspace = await twoVersions();
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    await press(buttonNamed('Versions'));
    const dialog = await whenAsked('Versions of Example, low risk');
    await dialog.findByText('Version 2');
    expect(dialog.queryByRole('button', { name: 'Go back to the saved version' })).toBeNull();
    await press(dialog.getByRole('button', { name: 'Close' }));
    enter('Beta', '1.6');
    await press(buttonNamed('Versions'));
    const again = await whenAsked('Versions of Example, low risk');
    await press(await again.findByRole('button', { name: 'Go back to the saved version' }));
    await waitFor(() => {
      expect(Number(fieldOf('Beta').value)).toBe(0.7);
    });
    expect(buttonNamed('Undo Go back to the saved version')).toBeDefined();
  });

  it('[VALUATION-SCREENS-33] lists the versions with time, name and value, and restores one as the newest', async () => {
    const workspace = await twoVersions();
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    enter('Beta', '1.6');
    await press(buttonNamed('Versions'));
    const dialog = await whenAsked('Versions of Example, low risk');
    const [newest, oldest] = [await dialog.findByText('Version 2'), dialog.getByText('Version 1')].map(
      (number) => number.closest('li'),
    );
    expect(newest?.textContent).toMatch(/^Version 2 newest · saved Nov 20, 2026, 22:00/u);
    expect(oldest?.textContent).toMatch(
      /^Version 1 saved Nov 20, 2026, 22:00 · saved as “Example Instruments, free cash flow”/u,
    );
    await waitFor(() => {
      expect(oldest?.textContent).toMatch(/\d+\.\d\d.USD/u);
    });
    expect(newest?.querySelector('button')?.textContent).toBe('Go back to the saved version');
    await press(buttonNamed('Restore version 1'));
    await screen.findByText(/saved .* version 4$/u);
    await waitFor(() => {
      expect(fieldOf('Beta').value).toBe('1.05');
    });
    // The unsaved changes became a version, too.
    expect(await versions(workspace)).toEqual([1.05, 1.6, 0.7, 1.05]);
    const [restored] = valueOf(await workspace.revisions('example-model'));
    expect(restored?.title).toBe('Example, low risk');
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[VALUATION-SCREENS-40] goes on at the heading of what took the place of what was pressed', async () => {
    const { tab } = await refused();
    expect(focusedHeading()).toBeUndefined();
    await press(screen.getByText('Use version 2'));
    await screen.findByText(/saved .* version 2$/u);
    await waitFor(() => {
      expect(focusedHeading()).toBe('Example Instruments EXM · USD');
    });
    await press(buttonNamed('Versions'));
    await whenAsked('Versions of Example Instruments, free cash flow');
    await screen.findByText('Version 1');
    await press(buttonNamed('Restore version 1'));
    await screen.findByText(/saved .* version 3$/u);
    await waitFor(() => {
      expect(focusedHeading()).toBe('Example Instruments EXM · USD');
    });
    expect(await versions(tab)).toEqual([1.05, 0.7, 1.05]);
  });

  it('[VALUATION-SCREENS-40] leaves the focus where it is when a model is opened first', async () => {
    openWorkbench({ workspace: await twoVersions(), address: atModel('example-model') });
    await whenOpen();
    expect(document.activeElement).toBe(document.body);
  });

  it('[VALUATION-SCREENS-33] says why the versions could not be loaded, or one not restored', async () => {
    const workspace = await twoVersions();
    const broken = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;
    openWorkbench({
      workspace: { ...workspace, restoreRevision: async () => broken },
      address: atModel('example-model'),
    });
    await whenOpen();
    await press(buttonNamed('Versions'));
    const dialog = await whenAsked('Versions of Example, low risk');
    await dialog.findByText('Version 1');
    await press(buttonNamed('Restore version 1'));
    expect(await dialog.findByText('The storage did not answer.')).toBeDefined();
    cleanup();
    openWorkbench({
      workspace: { ...workspace, revisions: async () => broken },
      address: atModel('example-model'),
    });
    await whenOpen();
    await press(buttonNamed('Versions'));
    expect(await screen.findByText('The versions could not be loaded')).toBeDefined();
  });

  it('[VALUATION-SCREENS-33] restores nothing if the unsaved changes could not be saved first, and says why', async () => {
    const workspace = await twoVersions();
    const broken = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;
    openWorkbench({
      workspace: { ...workspace, save: async () => broken },
      address: atModel('example-model'),
    });
    await whenOpen();
    enter('Beta', '1.6');
    await press(buttonNamed('Versions'));
    const dialog = await whenAsked('Versions of Example, low risk');
    await dialog.findByText('Version 1');
    await press(buttonNamed('Restore version 1'));
    expect(await dialog.findByText('The storage did not answer.')).toBeDefined();
    expect(await versions(workspace)).toEqual([0.7, 1.05]);
    await leaveDialog();
    expect(fieldOf('Beta').value).toBe('1.6');
  });

  it('[VALUATION-SCREENS-33] shows an earlier version to look at, and restores it from there', async () => {
    const workspace = await twoVersions();
    const { parameters } = openWorkbench({ workspace, address: `${atModel('example-model')}&version=1` });
    await whenOpen();
    expect(screen.getByText('This is version 1, saved Nov 20, 2026, 22:00. It is read-only.')).toBeDefined();
    expect(fieldOf('Beta').value).toBe('1.05');
    expect(fieldsNamed(/./u).filter(({ readOnly }) => !readOnly)).toEqual([]);
    await press(screen.getByText('Restore version 1'));
    await screen.findByText(/saved .* version 3$/u);
    expect(parameters().get('version')).toBeNull();
    expect(focusedHeading()).toBe('Example Instruments EXM · USD');
    expect(await versions(workspace)).toEqual([1.05, 0.7, 1.05]);
  });

  it('[VALUATION-SCREENS-33] leads back to its button when the list is closed', async () => {
    const workspace = await twoVersions();
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    act(() => {
      buttonNamed('Versions').focus();
    });
    await press(buttonNamed('Versions'));
    await whenAsked('Versions of Example, low risk');
    await leaveDialog();
    await waitFor(() => {
      expect(document.activeElement).toBe(buttonNamed('Versions'));
    });
  });

  it('[VALUATION-SCREENS-33] says that a version is no longer kept', async () => {
    openWorkbench({ workspace: await twoVersions(), address: `${atModel('example-model')}&version=9` });
    expect(await screen.findByText('Version not found')).toBeDefined();
  });
});

describe('the name of a model', () => {
  const rename = async (name: string) => {
    await choose('Rename');
    const dialog = await whenAsked('Rename the model');
    fireEvent.change(dialog.getByLabelText(/^Name/u), { target: { value: name } });
    await press(dialog.getByText('Rename', { selector: 'button *, button' }));
  };

  const titles = async (workspace: Workspace) =>
    valueOf(await workspace.revisions('example-model')).map(({ title }) => title);

  it('[VALUATION-SCREENS-34] is saved at once, and leaves no edit', async () => {
    const workspace = openTab();
    await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    await rename('Example, bear case');
    await screen.findByText(/saved .* version 2$/u);
    expect(screen.getByText('Example, bear case')).toBeDefined();
    expect(await titles(workspace)).toEqual(['Example, bear case', 'Example Instruments, free cash flow']);
    expect(buttonNamed('Undo').getAttribute('aria-disabled')).toBe('true');
    await act(() => workspace.drafts.flush());
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[VALUATION-SCREENS-34] is saved without the edits beside it, which go on from it', async () => {
    const workspace = openTab();
    await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    enter('Beta', '1.6');
    await rename('Example, bear case');
    await screen.findByText(/edited since version 2/u);
    expect(await versions(workspace)).toEqual([1.05, 1.05]);
    await act(() => workspace.drafts.flush());
    expect(await drafts(workspace)).toEqual([[2, 1.6]]);
    await press(buttonNamed('Undo Beta to 1.60'));
    expect(state()).toMatch(/saved .* version 2$/u);
    expect(screen.getByText('Example, bear case')).toBeDefined();
    await press(buttonNamed('Redo Beta to 1.60'));
    await press(saveButton());
    await screen.findByText(/saved .* version 3$/u);
    expect((await titles(workspace))[0]).toBe('Example, bear case');
  });

  it('[VALUATION-SCREENS-34] of a model that was never saved is kept with its edits', async () => {
    const workspace = openTab();
    openWorkbench({ workspace });
    await whenOpen();
    await rename('Example, bear case');
    await act(() => workspace.drafts.flush());
    expect(state()).toContain('not saved yet');
    const [draft] = valueOf(await workspace.drafts.list());
    expect(draft?.document.title).toBe('Example, bear case');
  });

  it('[VALUATION-SCREENS-34] stays what it was where it cannot be saved, with the reason at its field', async () => {
    const workspace = openTab();
    await save(workspace, exampleDocument());
    const broken = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;
    openWorkbench({
      workspace: { ...workspace, rename: async () => broken },
      address: atModel('example-model'),
    });
    await whenOpen();
    await rename('Example, bear case');
    expect(await screen.findByText('The storage did not answer.')).toBeDefined();
    await leaveDialog();
    expect(screen.queryByText('Example, bear case')).toBeNull();
    expect(state()).toMatch(/saved .* version 1$/u);
  });

  it('[VALUATION-SCREENS-34] waits for the choice where another version was saved elsewhere', async () => {
    const database = new IDBFactory();
    const workspace = openTab(database);
    const document = await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    await save(openTab(database), { ...document, body: setAssumption(document.body, 'beta', 0.7) });
    await rename('Example, bear case');
    expect(await screen.findByText(messages.notRenamed)).toBeDefined();
    expect(await titles(workspace)).not.toContain('Example, bear case');
  });

  it('[VALUATION-SCREENS-4] stays that of a copy when an edit from before it is undone', async () => {
    const workspace = openTab();
    await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    enter('Beta', '1.6');
    await choose('Save a copy');
    const copy = 'Example Instruments, free cash flow, copy';
    await screen.findByText(copy);
    await press(buttonNamed('Undo Beta to 1.60'));
    expect(fieldOf('Beta').value).toBe('1.05');
    expect(screen.getByText(copy)).toBeDefined();
  });

  it('[VALUATION-SCREENS-34] tells a copy from its original', async () => {
    const workspace = openTab();
    await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel('example-model') });
    await whenOpen();
    await choose('Save a copy');
    expect(await screen.findByText('Example Instruments, free cash flow, copy')).toBeDefined();
  });
});

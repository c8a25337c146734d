import { documentFromText, type ValuationModelDocument } from '@finance-analyst/documents';
import { setAssumption } from '@finance-analyst/valuation';
import type { Workspace } from '@finance-analyst/workspace';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { exampleDocument, withOtherStatements } from '../testing/exampleModel.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  enter,
  fieldOf,
  fieldsNamed,
  openTab,
  openWorkbench,
  press,
  settle,
  strike,
  whenOpen,
} from '../testing/openWorkbench.js';
import { messages } from './messages.js';

/** A saved model of the example company. */
async function saved(workspace: Workspace): Promise<ValuationModelDocument> {
  const outcome = await workspace.save(exampleDocument());
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const atModel = (id: string) => `/valuation-workbench?symbol=EXM&model=${id}`;
const state = () => screen.getByText(/^Free cash flow to the firm · /u).textContent;
const saveButton = () => screen.getByText('Save version', { selector: 'button *, button' });
const drafts = async (workspace: Workspace) => {
  const outcome = await workspace.drafts.list();
  return outcome.ok ? outcome.value : [];
};
const flush = (workspace: Workspace) =>
  act(async () => {
    await workspace.drafts.flush();
  });
const draftOf = async (workspace: Workspace, input: string) => {
  const [draft] = await drafts(workspace);
  return draft && modelOf(draft.document).body.assumptions.find(({ id }) => id === input)?.value;
};
const stored = async (workspace: Workspace, id: string, input: string) => {
  const outcome = await workspace.read(id);
  return outcome.ok
    ? modelOf(outcome.value.document).body.assumptions.find((row) => row.id === input)?.value
    : outcome.reason;
};

/** Renames the open model. */
async function rename(name: string): Promise<void> {
  await press(buttonNamed('More actions'));
  await press(await screen.findByText('Rename'));
  const field = await screen.findByRole('textbox', { name: /^Name/u });
  fireEvent.input(field, { target: { value: name } });
  await act(async () => {
    fireEvent.submit(field.closest('form') as HTMLFormElement);
  });
}

/** A workspace in which another tab saved a version that cannot be opened here. */
const changedElsewhere = (workspace: Workspace): Workspace => ({
  ...workspace,
  save: async () => ({ ok: false, code: 'conflict', reason: 'It was changed elsewhere.', conflict: null }),
});

/** A workspace that saves only on request: `release` lets the waiting save continue. */
function held(workspace: Workspace): { readonly workspace: Workspace; readonly release: () => void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const save: Workspace['save'] = async (document) => {
    await gate;
    return workspace.save(document);
  };
  return { workspace: { ...workspace, save }, release };
}

const full = { ok: false, code: 'storage-full', reason: 'This device has no storage left.' } as const;
const unreadable = {
  ok: false,
  code: 'storage-failed',
  reason: 'The storage did not answer.',
} as const;

/** Waits until the address has a different model and that model is open. */
async function whenElsewhere(parameters: () => URLSearchParams, before: string): Promise<string> {
  await waitFor(() => {
    expect(parameters().get('model')).not.toBe(before);
  });
  await screen.findByText(/saved .* version 1$/u);
  return parameters().get('model') ?? '';
}

describe('Saving a model', () => {
  it('[VALUATION-SCREENS-11] writes an edit down and takes its model into the address, unasked', async () => {
    const { workspace, parameters } = openWorkbench();
    await whenOpen();
    await flush(workspace);
    expect(await drafts(workspace)).toEqual([]);
    expect(parameters().get('model')).toBeNull();
    enter('Beta', '1.6');
    await flush(workspace);
    const [draft] = await drafts(workspace);
    expect(parameters().get('model')).toBe(draft?.documentId);
    expect(draft && modelOf(draft.document).body.assumptions.find(({ id }) => id === 'beta')?.value).toBe(
      1.6,
    );
    expect(state()).toContain('not saved yet; edits are stored on this device');
  });

  it('[VALUATION-SCREENS-11] claims of edits and versions in the tab alone that they are there', async () => {
    const { run } = openWorkbench({ workspace: workspaceInMemory() });
    await whenOpen();
    enter('Beta', '1.6');
    await waitFor(() => {
      expect(state()).toContain('not saved yet; edits are in this tab only');
    });
    await run('save');
    expect(state()).toMatch(/saved .* version 1, in this tab only$/u);
  });

  it('[VALUATION-SCREENS-11] claims of no edit that it is kept while it cannot be written', async () => {
    const workspace = openTab();
    const listeners: Parameters<Workspace['subscribe']>[0][] = [];
    const subscribe: Workspace['subscribe'] = (listener) => {
      listeners.push(listener);
      return () => undefined;
    };
    const { parameters } = openWorkbench({ workspace: { ...workspace, subscribe } });
    await whenOpen();
    enter('Beta', '1.6');
    const id = parameters().get('model') ?? '';
    act(() => {
      for (const listener of listeners) listener({ type: 'draft-failed', id, reason: full.reason });
    });
    expect(state()).toContain('not saved yet; edits are not stored');
    act(() => {
      for (const listener of listeners) listener({ type: 'draft-written', id, origin: 'here' });
    });
    expect(state()).toContain('not saved yet; edits are stored on this device');
  });

  it('[VALUATION-SCREENS-11] restores the edits of a model that was never saved', async () => {
    const { workspace, parameters } = openWorkbench();
    await whenOpen();
    enter('Beta', '1.6');
    await flush(workspace);
    const id = parameters().get('model') ?? '';
    cleanup();
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    expect(fieldOf('Beta').value).toBe('1.60');
    expect(screen.getByText('Restored unsaved changes from Nov 20, 2026, 22:00.')).toBeDefined();
    expect(screen.queryByText('Go back to the saved version')).toBeNull();
  });

  it('[VALUATION-SCREENS-11] restores the edits of a saved model, with the saved version one press away', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await flush(workspace);
    cleanup();
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    expect(fieldOf('Beta').value).toBe('1.60');
    expect(state()).toContain('edited since version 1');
    await press(screen.getByText('Go back to the saved version'));
    await screen.findByText(/saved Nov 20, 2026, 22:00 · version 1/u);
    expect(fieldOf('Beta').value).toBe('1.05');
    expect(state()).not.toContain('edited');
  });

  it('[VALUATION-SCREENS-44] goes back to the saved version by an edit that undo takes back', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.4');
    await flush(workspace);
    cleanup();
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    // Not written yet.
    enter('Beta', '1.6');
    await press(screen.getByText('Go back to the saved version'));
    await waitFor(() => {
      expect(fieldOf('Beta').value).toBe('1.05');
    });
    await flush(workspace);
    expect(await drafts(workspace)).toEqual([]);
    await waitFor(() => {
      expect(document.activeElement?.closest('h1')).not.toBeNull();
    });
    await press(buttonNamed('Undo Go back to the saved version'));
    expect(fieldOf('Beta').value).toBe('1.60');
    await flush(workspace);
    expect(await drafts(workspace)).toHaveLength(1);
  });

  it('[VALUATION-SCREENS-190] keeps what is typed when the model is left', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    fireEvent.input(fieldOf('Beta'), { target: { value: '1.6' } });
    cleanup();
    await flush(workspace);
    const [draft] = await drafts(workspace);
    expect(draft && modelOf(draft.document).body.assumptions.find((row) => row.id === 'beta')?.value).toBe(
      1.6,
    );
  });

  it('[VALUATION-SCREENS-11] offers no way back to the saved version once the restored edits are saved as a copy', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await flush(workspace);
    cleanup();
    const { parameters } = openWorkbench({ workspace, address: atModel(id) });
    await screen.findByText('Go back to the saved version');
    await press(buttonNamed('More actions'));
    await press(await screen.findByText('Save a copy'));
    await whenElsewhere(parameters, id);
    expect(screen.queryByText('Go back to the saved version')).toBeNull();
    expect(screen.queryByText(/^Restored unsaved changes/u)).toBeNull();
  });

  it('[VALUATION-SCREENS-11] writes down what is being typed when the page is left', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    fireEvent.input(fieldOf('Beta'), { target: { value: '1.6' } });
    window.dispatchEvent(new Event('pagehide'));
    // The workspace's own handling of the event, which runs after the field's.
    await workspace.drafts.flush();
    const [draft] = await drafts(workspace);
    expect(draft && modelOf(draft.document).body.assumptions.find((row) => row.id === 'beta')?.value).toBe(
      1.6,
    );
  });

  it('[VALUATION-SCREENS-11] restores edits that another tab left behind', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const document = await saved(other);
    other.drafts.write({ ...document, body: setAssumption(document.body, 'beta', 1.6) });
    await other.drafts.flush();
    openWorkbench({ workspace: openTab(database), address: atModel(document.id) });
    await whenOpen();
    expect(fieldOf('Beta').value).toBe('1.60');
  });

  it('[VALUATION-SCREENS-11] says that edits could not be looked for, beside the saved version', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const open: Workspace['open'] = async (asked) => {
      const opened = await workspace.open(asked);
      return opened.ok ? { ok: true, value: { ...opened.value, draftProblem: unreadable.reason } } : opened;
    };
    openWorkbench({ workspace: { ...workspace, open }, address: atModel(id) });
    await whenOpen();
    expect(
      screen.getByText('Unsaved changes could not be loaded. The storage did not answer.'),
    ).toBeDefined();
    expect(fieldOf('Beta').value).toBe('1.05');
  });

  it('[VALUATION-SCREENS-21] a document of a newer release is looked at, not edited', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const note = 'This document was written by a newer release of the product.';
    const open: Workspace['open'] = async (asked) => {
      const outcome = await workspace.open(asked);
      return outcome.ok ? { ...outcome, value: { ...outcome.value, access: 'read-only', note } } : outcome;
    };
    openWorkbench({ workspace: { ...workspace, open }, address: atModel(id) });
    await whenOpen();
    expect(screen.getByText(note)).toBeDefined();
    expect(fieldsNamed(/./u).filter(({ readOnly }) => !readOnly)).toEqual([]);
    for (const choice of screen.getAllByRole<HTMLInputElement>('radio')) expect(choice.disabled).toBe(true);
    await press(buttonNamed('More actions'));
    const copy = (await screen.findByText('Save a copy')).closest('[role="menuitem"]');
    expect(copy?.getAttribute('aria-disabled')).toBe('true');
  });

  it('[VALUATION-SCREENS-11] keeps an edit that is made while a save is under way', async () => {
    const { workspace, parameters } = openWorkbench();
    await whenOpen();
    fireEvent.click(saveButton());
    enter('Beta', '1.6');
    await screen.findByText(/edited since version 1/u);
    const id = parameters().get('model') ?? '';
    expect(await stored(workspace, id, 'beta')).toBe(1.05);
    // The edit is committed again once the version that it continues is rendered.
    await waitFor(async () => {
      await flush(workspace);
      expect(await drafts(workspace)).toMatchObject([{ document: { baseRevision: 1 } }]);
    });
    expect(await draftOf(workspace, 'beta')).toBe(1.6);
  });

  it('[VALUATION-SCREENS-11] takes the model into the address once, however many edits follow', async () => {
    const { parameters, visited } = openWorkbench();
    await whenOpen();
    enter('Beta', '1.6');
    const id = parameters().get('model');
    for (const text of ['1.7', '1.8', '1.9']) enter('Beta', text);
    enter('Growth 2027', '9');
    await press(saveButton());
    await screen.findByText(/saved .* version 1$/u);
    expect(parameters().get('model')).toBe(id);
    expect(visited).toHaveLength(2);
  });

  it('[VALUATION-SCREENS-11] a save that ends after the screen was left changes no address', async () => {
    const tab = openTab();
    const { workspace, release } = held(tab);
    const { visited, go } = openWorkbench({ workspace });
    await whenOpen();
    fireEvent.click(saveButton());
    await screen.findByText(/ · saving$/u);
    go('/elsewhere');
    release();
    await waitFor(async () => {
      const outcome = await tab.list();
      expect(outcome.ok && outcome.value).toHaveLength(1);
    });
    await settle();
    expect(visited.at(-1)).toBe('/elsewhere');
  });

  it('[VALUATION-SCREENS-11] edits that were undone are not restored', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await flush(workspace);
    strike('Ctrl+z');
    await flush(workspace);
    expect(state()).toContain('saved');
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[VALUATION-SCREENS-12] a save makes a version and keeps the way back through the edits', async () => {
    const { workspace, parameters } = openWorkbench();
    await whenOpen();
    enter('Beta', '1.6');
    await press(saveButton());
    await screen.findByText(/saved Nov 20, 2026, 22:00 · version 1$/u);
    const id = parameters().get('model') ?? '';
    expect(await stored(workspace, id, 'beta')).toBe(1.6);
    expect(buttonNamed('Undo Beta to 1.60')).toBeDefined();
    strike('Ctrl+z');
    expect(state()).toContain('edited since version 1');
    strike('Ctrl+s');
    await screen.findByText(/saved .* version 2$/u);
    expect(await stored(workspace, id, 'beta')).toBe(1.05);
  });

  it('[VALUATION-SCREENS-12] a save by key takes in what is still being typed', async () => {
    const { workspace, parameters } = openWorkbench();
    await whenOpen();
    const beta = fieldOf('Beta');
    act(() => {
      beta.focus();
    });
    fireEvent.input(beta, { target: { value: '1.6' } });
    strike('Ctrl+s');
    await screen.findByText(/saved .* version 1$/u);
    expect(await stored(workspace, parameters().get('model') ?? '', 'beta')).toBe(1.6);
    expect(state()).toContain('saved');
  });

  it('[VALUATION-SCREENS-12] a save that is asked for twice is one version', async () => {
    openWorkbench();
    await whenOpen();
    enter('Beta', '1.6');
    strike('Ctrl+s');
    strike('Ctrl+s');
    await screen.findByText(/saved .* version 1$/u);
    strike('Ctrl+s');
    await settle();
    expect(state()).toMatch(/saved .* version 1$/u);
  });

  const beta = async (text: string) => {
    await whenOpen();
    enter('Beta', text);
  };
  const noVersion = (reason: string) => ({ ok: false, reason, isOnScreen: true });

  it('[VALUATION-SCREENS-46] answers the command that saves with the version, once that is stored', async () => {
    const tab = openTab();
    const { run, parameters } = openWorkbench({ workspace: tab });
    await beta('1.6');
    expect(await run('save')).toEqual({ ok: true, lines: ['Saved as version 1.'] });
    expect(await stored(tab, parameters().get('model') ?? '', 'beta')).toBe(1.6);
    expect(await run('save')).toEqual({
      ok: true,
      lines: ['No changes since version 1.'],
    });
  });

  it('[VALUATION-SCREENS-46] saves what was edited since where a save is under way, and answers with that', async () => {
    const { workspace, release } = held(openTab());
    const { run, parameters } = openWorkbench({ workspace });
    await beta('1.6');
    fireEvent.click(saveButton());
    enter('Beta', '1.7');
    const answer = run('save');
    release();
    expect(await answer).toEqual({ ok: true, lines: ['Saved as version 2.'] });
    expect(await stored(workspace, parameters().get('model') ?? '', 'beta')).toBe(1.7);
  });

  it('[VALUATION-SCREENS-46] answers that the model was left before its turn to be saved came', async () => {
    const { workspace, release } = held(openTab());
    const { begin, go } = openWorkbench({ workspace });
    await beta('1.6');
    fireEvent.click(saveButton());
    enter('Beta', '1.7');
    const answers = await begin('save');
    go('/elsewhere');
    release();
    await waitFor(() => {
      expect(answers).toEqual([
        {
          ok: false,
          reason: 'Not saved. The model was closed before it was saved. Edits are stored on this device.',
        },
      ]);
    });
  });

  it('[VALUATION-SCREENS-46] answers with the reason of a save that fails, and what is kept', async () => {
    const { run } = openWorkbench({ workspace: { ...openTab(), save: async () => full } });
    await beta('1.6');
    expect(await run('save')).toEqual(
      noVersion('Not saved. This device has no storage left. Edits are stored on this device.'),
    );
  });

  it('[VALUATION-SCREENS-46] says that the edits are not kept either where they cannot be written', async () => {
    const tab = openTab();
    const drafts: Workspace['drafts'] = { ...tab.drafts, flush: async () => unreadable };
    const { run } = openWorkbench({ workspace: { ...tab, drafts, save: async () => full } });
    await beta('1.6');
    expect(await run('save')).toEqual(
      noVersion(
        'Not saved. This device has no storage left. Edits are not stored on this device. The storage did not answer.',
      ),
    );
  });

  it('[VALUATION-SCREENS-46] says of a version, and of edits, that live in the tab alone that they do', async () => {
    const workspace = workspaceInMemory();
    const inTab = expect.stringContaining('is lost when this tab closes') as string;
    const { run } = openWorkbench({ workspace });
    await beta('1.6');
    expect(await run('save')).toEqual({ ok: true, lines: ['Saved as version 1.', inTab] });
    enter('Beta', 'many');
    expect(await run('save')).toMatchObject({ ok: false, reason: inTab });
  });

  it('[VALUATION-SCREENS-46] answers with the entry that was not taken', async () => {
    const { run } = openWorkbench();
    await beta('many');
    expect(await run('save')).toEqual(
      noVersion(
        'Not saved. Beta: Enter a number. Correct it, or press Escape in the field to restore the last figure. Edits are stored on this device.',
      ),
    );
  });

  it('[VALUATION-SCREENS-46] answers that another version is there, before the question on the screen is settled', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const document = await saved(other);
    const { run, workspace } = openWorkbench({
      workspace: openTab(database),
      address: atModel(document.id),
    });
    await whenOpen();
    await other.save(withOtherStatements({ ...document, body: setAssumption(document.body, 'beta', 0.7) }));
    await beta('1.6');
    const answer = noVersion(
      'Not saved. Version 2 was saved elsewhere; choose which version to use. Edits are stored on this device.',
    );
    expect(await run('save')).toEqual(answer);
    expect(await run('save')).toEqual(answer);
    expect(await stored(workspace, document.id, 'beta')).toBe(0.7);
  });

  it('[VALUATION-SCREENS-12] refuses to overwrite what another tab saved, and a copy keeps both', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const document = await saved(other);
    const { workspace, parameters } = openWorkbench({
      workspace: openTab(database),
      address: atModel(document.id),
    });
    await whenOpen();
    await other.save(withOtherStatements({ ...document, body: setAssumption(document.body, 'beta', 0.7) }));
    enter('Beta', '1.6');
    await press(saveButton());
    await screen.findByText('Version 2 was saved elsewhere');
    expect(state()).toContain('edited since version 1; edits are stored on this device');
    expect(await stored(workspace, document.id, 'beta')).toBe(0.7);
    await press(screen.getByText('Save a copy'));
    const copy = await whenElsewhere(parameters, document.id);
    expect(await stored(workspace, copy, 'beta')).toBe(1.6);
    expect(await stored(workspace, document.id, 'beta')).toBe(0.7);
    expect(fieldOf('Beta').value).toBe('1.6');
  });

  it('[VALUATION-SCREENS-12] saves a copy beside the model from the menu', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const { parameters, go } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await press(buttonNamed('More actions'));
    await press(await screen.findByText('Save a copy'));
    const copy = await whenElsewhere(parameters, id);
    expect(await stored(workspace, copy, 'beta')).toBe(1.6);
    expect(await stored(workspace, id, 'beta')).toBe(1.05);
    await press(buttonNamed('Undo Beta to 1.60'));
    expect(fieldOf('Beta').value).toBe('1.05');
    expect(state()).toContain('edited since version 1');
    strike('Ctrl+s');
    await screen.findByText(/saved .* version 2$/u);
    expect(await stored(workspace, copy, 'beta')).toBe(1.05);
    go(atModel(id));
    await screen.findByText(/saved .* version 1$/u);
  });

  it('[VALUATION-SCREENS-12] saves the copy that is asked for while a save is under way', async () => {
    const tab = openTab();
    const { id } = await saved(tab);
    const { workspace, release } = held(tab);
    const { parameters } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    fireEvent.click(saveButton());
    enter('Beta', '1.7');
    await press(buttonNamed('More actions'));
    await press(await screen.findByText('Save a copy'));
    release();
    const copy = await whenElsewhere(parameters, id);
    expect(await stored(tab, id, 'beta')).toBe(1.6);
    expect(await stored(tab, copy, 'beta')).toBe(1.7);
  });

  it('[VALUATION-SCREENS-12] saves one copy where it is pressed for twice', async () => {
    const tab = openTab();
    const { id } = await saved(tab);
    const { parameters } = openWorkbench({ workspace: changedElsewhere(tab), address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await press(saveButton());
    const copying = await screen.findByText('Save a copy');
    fireEvent.click(copying);
    fireEvent.click(copying);
    await whenElsewhere(parameters, id);
    await settle();
    const rows = await tab.list();
    expect(rows.ok && rows.value).toHaveLength(2);
  });

  it('[VALUATION-SCREENS-4] a copy keeps its own name, however far its edits are undone', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const { parameters } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await rename('Example, bear case');
    await press(buttonNamed('More actions'));
    await press(await screen.findByText('Save a copy'));
    const copy = await whenElsewhere(parameters, id);
    await press(buttonNamed('Undo Beta to 1.60'));
    strike('Ctrl+s');
    await screen.findByText(/saved .* version 2$/u);
    const opened = await workspace.read(copy);
    expect(opened.ok && opened.value.document.title).toBe('Example, bear case, copy');
  });

  it('[VALUATION-SCREENS-117] renames a model that was never saved as often as asked, and saves it after that', async () => {
    const { parameters, workspace } = openWorkbench();
    await whenOpen();
    await rename('Example, bear case');
    await rename('Example, bull case');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await press(saveButton());
    await screen.findByText(/saved .* version 1$/u);
    const opened = await workspace.read(parameters().get('model') ?? '');
    expect(opened.ok && opened.value.document.title).toBe('Example, bull case');
  });

  it('[VALUATION-SCREENS-12] says that the copy is open now, with the way back to the model', async () => {
    const workspace = openTab();
    const { id, title } = await saved(workspace);
    const { parameters } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    await press(buttonNamed('More actions'));
    await press(await screen.findByText('Save a copy'));
    await whenElsewhere(parameters, id);
    expect(await screen.findByText(messages.inCopy(`${title}, copy`), { exact: false })).toBeDefined();
    await press(screen.getByText(messages.openOriginal));
    await waitFor(() => {
      expect(parameters().get('model')).toBe(id);
    });
    expect(screen.queryByText(messages.inCopy(`${title}, copy`), { exact: false })).toBeNull();
  });

  it('[VALUATION-SCREENS-4] undoes and redoes edits also after the model was left and entered again', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const { go } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.4');
    enter('Growth 2027', '9');
    await press(buttonNamed('Undo Growth 2027 to 9.0%'));
    go('/elsewhere');
    go(atModel(id));
    await whenOpen();
    await press(buttonNamed('Redo Growth 2027 to 9.0%'));
    expect(fieldOf('Growth 2027').value).toBe('9.0');
    strike('Ctrl+z');
    await press(buttonNamed('Undo Beta to 1.40'));
    expect(fieldOf('Beta').value).toBe('1.05');
    // Viewing a version neither uses nor ends the edit history.
    go(`${atModel(id)}&version=1`);
    await screen.findByText(/^This is version 1/u);
    expect(buttonNamed('Redo').getAttribute('aria-disabled')).toBe('true');
    go(atModel(id));
    await waitFor(() => {
      expect(screen.queryByText(/^This is version 1/u)).toBeNull();
    });
    await whenOpen();
    await press(buttonNamed('Redo Beta to 1.40'));
    expect(fieldOf('Beta').value).toBe('1.40');
  });

  it('[VALUATION-SCREENS-4] is saved again where the edits of a model that is entered again are undone', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const { go } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.4');
    await flush(workspace);
    go('/elsewhere');
    go(atModel(id));
    await whenOpen();
    expect(state()).toContain('edited since version 1');
    await press(buttonNamed('Undo Beta to 1.40'));
    expect(state()).toMatch(/saved .* version 1$/u);
    await flush(workspace);
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[VALUATION-SCREENS-4] a new name moves no figure, also after the model was entered again', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const { go } = openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.4');
    await rename('Example, bear case');
    await screen.findByText(/edited since version 2/u);
    await flush(workspace);
    const moved = () => screen.getByText(/^Beta to 1\.40/u).textContent;
    const before = moved();
    go('/elsewhere');
    go(atModel(id));
    await whenOpen();
    expect(moved()).toBe(before);
    await press(buttonNamed('Undo Beta to 1.40'));
    expect(state()).toMatch(/saved .* version 2$/u);
  });

  it('[VALUATION-SCREENS-4] begins anew where the model is another one when it is entered again', async () => {
    const database = new IDBFactory();
    const workspace = openTab(database);
    const document = await saved(workspace);
    const { go } = openWorkbench({ workspace, address: atModel(document.id) });
    await whenOpen();
    enter('Beta', '1.4');
    await press(saveButton());
    await screen.findByText(/saved .* version 2$/u);
    go('/elsewhere');
    const other = openTab(database);
    const opened = await other.read(document.id);
    if (!opened.ok) throw new Error(opened.reason);
    await other.save({ ...modelOf(opened.value.document), body: setAssumption(document.body, 'beta', 0.7) });
    go(atModel(document.id));
    await screen.findByText(/saved .* version 3$/u);
    expect(buttonNamed('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  it('[VALUATION-SCREENS-1] opens a company anew when its address is asked for again', async () => {
    const { go } = openWorkbench();
    await whenOpen();
    enter('Beta', '1.6');
    go('/valuation-workbench?symbol=EXM');
    await whenOpen();
    expect(fieldOf('Beta').value).toBe('1.05');
  });

  it('[VALUATION-SCREENS-22] a full disk leaves the model to be exported as it is on the screen', async () => {
    const workspace = openTab();
    const { files } = openWorkbench({ workspace: { ...workspace, save: async () => full } });
    await whenOpen();
    enter('Beta', '1.6');
    await press(saveButton());
    await screen.findByText('The model was not saved');
    expect(screen.getByText('Try again')).toBeDefined();
    await press(screen.getByText('Export model file'));
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^EXM free cash flow .{4} model\.json$/u),
    ]);
    const read = await documentFromText((await files[0]?.content.text()) ?? '');
    const rows =
      read.ok && read.value.document.kind === 'valuation-model' ? read.value.document.body.assumptions : [];
    expect(rows.find(({ id }) => id === 'beta')?.value).toBe(1.6);
  });

  it('[VALUATION-SCREENS-380] a save of a model that was deleted elsewhere brings it back and says so', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: atModel(id) });
    await whenOpen();
    await workspace.remove(id);
    enter('Beta', '1.6');
    await press(saveButton());
    expect(await screen.findByText(/was recovered from Trash/u)).toBeDefined();
    expect(await stored(workspace, id, 'beta')).toBe(1.6);
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[VALUATION-SCREENS-22] a model whose newer version cannot be opened can be saved as a copy', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const { parameters } = openWorkbench({ workspace: changedElsewhere(workspace), address: atModel(id) });
    await whenOpen();
    enter('Beta', '1.6');
    await press(saveButton());
    await screen.findByText('The model was not saved');
    expect(screen.queryByText('Try again')).toBeNull();
    await press(screen.getByText('Save a copy'));
    const copy = await whenElsewhere(parameters, id);
    expect(await stored(workspace, copy, 'beta')).toBe(1.6);
    expect(await drafts(workspace)).toEqual([]);
  });

  it('[VALUATION-SCREENS-22] edits that cannot be kept can be exported, as any model can', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    const listeners: Parameters<Workspace['subscribe']>[0][] = [];
    const subscribe: Workspace['subscribe'] = (listener) => {
      listeners.push(listener);
      return () => undefined;
    };
    const { files } = openWorkbench({ workspace: { ...workspace, subscribe }, address: atModel(id) });
    await whenOpen();
    act(() => {
      for (const listener of listeners) listener({ type: 'draft-failed', id, reason: full.reason });
    });
    await press(screen.getByText('Export model file'));
    await press(buttonNamed('Export'));
    await press(await screen.findByText('Model file'));
    expect(files).toHaveLength(2);
  });

  it('[VALUATION-SCREENS-1] says why a model cannot be read, and reads it again', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    let isReadable = false;
    const open: Workspace['open'] = async (asked) => (isReadable ? workspace.open(asked) : unreadable);
    openWorkbench({ workspace: { ...workspace, open }, address: atModel(id) });
    expect(await screen.findByText('The model cannot be opened')).toBeDefined();
    expect(screen.getByText(unreadable.reason)).toBeDefined();
    isReadable = true;
    await press(screen.getByText('Try again'));
    await whenOpen();
  });

  it('[VALUATION-SCREENS-1] offers another attempt where edits of a model could not be looked for', async () => {
    const workspace = openTab();
    const open: Workspace['open'] = async () => unreadable;
    openWorkbench({ workspace: { ...workspace, open }, address: atModel('edits-alone') });
    expect(await screen.findByText('The model cannot be opened')).toBeDefined();
    expect(screen.getByText('Try again')).toBeDefined();
  });

  it('[VALUATION-SCREENS-1] claims of no model that it is not on a device whose storage was denied', async () => {
    openWorkbench({ workspace: workspaceInMemory(), address: atModel('on-the-device') });
    expect(await screen.findByText('The model cannot be opened')).toBeDefined();
    expect(screen.getByText(/Models saved earlier are safe\.$/u)).toBeDefined();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('[VALUATION-SCREENS-1] leads to the overview from a model that was removed: no other attempt', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    await workspace.remove(id);
    openWorkbench({ workspace, address: atModel(id) });
    expect(await screen.findByText('The model cannot be opened')).toBeDefined();
    expect(screen.queryByText('Try again')).toBeNull();
    expect(screen.getByText('Go to Home').getAttribute('href')).toBe('/');
  });

  it('[VALUATION-SCREENS-1] leads to the newest version from one that is not kept', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace, address: `${atModel(id)}&version=7` });
    expect(await screen.findByText('Version not found')).toBeDefined();
    expect(screen.queryByText('Try again')).toBeNull();
    await press(screen.getByText('Open the newest version'));
    await whenOpen();
  });

  it('[VALUATION-SCREENS-1] points at a model of the company that is saved already', async () => {
    const workspace = openTab();
    const { id } = await saved(workspace);
    openWorkbench({ workspace });
    await whenOpen();
    const link = await screen.findByText('Open your saved model');
    expect(link.getAttribute('href')).toBe(atModel(id));
  });
});

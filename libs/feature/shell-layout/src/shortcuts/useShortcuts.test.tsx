import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messages as shortcutsMessages } from './messages.js';
import { exampleKeyScope } from '../testing/exampleKeyScope.js';
import { createTestTools, type TestToolOptions } from '../testing/createTestTools.js';
import { TestShell } from '../testing/TestShell.js';

const headings = (
  <>
    <h1>Home</h1>
    <h2>Saved models</h2>
    <label>
      Note <input type="text" />
    </label>
    <div contentEditable suppressContentEditableWarning data-testid="text" />
    <aside aria-label="Derivation" />
    <div role="dialog" aria-modal="false" aria-label="Tour" />
  </>
);

const show = (options: TestToolOptions = {}) => {
  const tools = createTestTools(options);
  render(<TestShell tools={tools}>{headings}</TestShell>);
  return tools;
};
const press = (keys: Partial<KeyboardEventInit>, target: Element = document.body) =>
  act(async () => {
    fireEvent.keyDown(target, keys);
  });

describe('the shortcuts of the shell', () => {
  beforeAll(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it.each(['ctrlKey', 'metaKey'])('[SHELL-LAYOUT-13] moves to the search with K and %s', async (modifier) => {
    show();
    await press({ key: 'k', [modifier]: true });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Search companies/ }));
  });

  it('[SHELL-LAYOUT-13] leaves the letter itself to whoever types', async () => {
    show();
    await press({ key: 'k' });
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['ctrlKey', 'metaKey'])('[SHELL-LAYOUT-17] toggles the terminal with %s', async (modifier) => {
    const tools = show();
    await press({ key: 'Dead', code: 'Backquote', [modifier]: true });
    expect(tools.terminalEvents).toEqual(['cli-toggle']);
  });

  it.each([
    [{ key: 'A', ctrlKey: true, shiftKey: true }, 'accessibility'],
    [{ key: 'a', metaKey: true, shiftKey: true }, 'accessibility'],
    [{ key: 'P', ctrlKey: true, shiftKey: true }, 'performance'],
    [{ key: '?', shiftKey: true }, 'shortcuts'],
  ])('[SHELL-LAYOUT-17] opens the overlay with %j: %s', async (keys, id) => {
    const tools = show();
    await press(keys);
    expect(tools.overlays.openId()).toBe(id);
  });

  it('[SHELL-LAYOUT-18] leaves the question mark to a field', async () => {
    const tools = show();
    for (const field of [screen.getByRole('textbox', { name: 'Note' }), screen.getByTestId('text')])
      await press({ key: '?', shiftKey: true }, field);
    expect(tools.overlays.openId()).toBeNull();
  });

  it('[SHELL-LAYOUT-18] leaves keys to an open dialog', async () => {
    const tools = show();
    await press({ key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await press({ key: 'Dead', code: 'Backquote', ctrlKey: true }, dialog);
    await press({ key: 'P', ctrlKey: true, shiftKey: true }, dialog);
    expect(tools.terminalEvents).toEqual([]);
    expect(tools.overlays.openIds()).toEqual(['shortcuts']);
  });

  it('[SHELL-LAYOUT-18] keeps the browser from its own meaning of such keys, where nobody types', async () => {
    show();
    await press({ key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const isLeftToBrowser = (keys: KeyboardEventInit) => fireEvent.keyDown(dialog, keys);
    expect(isLeftToBrowser({ key: 'k', ctrlKey: true })).toBe(false);
    expect(isLeftToBrowser({ key: 'c', ctrlKey: true })).toBe(true);
    expect(isLeftToBrowser({ key: '?' })).toBe(true);
  });

  it('[SHELL-LAYOUT-18] hears keys in a dialog that leaves the page alive', async () => {
    const tools = show();
    await press({ key: 'Dead', code: 'Backquote', ctrlKey: true }, screen.getByRole('dialog'));
    expect(tools.terminalEvents).toEqual(['cli-toggle']);
  });

  it.each([
    ['Digit1', 'main', undefined],
    ['Digit2', 'navigation', undefined],
    ['Digit3', 'combobox', 'Search companies, screens, commands'],
    ['Digit4', 'complementary', 'Derivation'],
    ['Digit5', 'contentinfo', undefined],
  ])('[SHELL-LAYOUT-19] moves to a landmark with Alt and %s: %s', async (code, role, name) => {
    show();
    await press({ key: '¡', code, altKey: true });
    expect(document.activeElement).toBe(screen.getByRole(role, name ? { name } : {}));
  });

  it('[SHELL-LAYOUT-19] moves to a heading with Alt, Shift and its level', async () => {
    show();
    await press({ key: '"', code: 'Digit1', altKey: true, shiftKey: true });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('[SHELL-LAYOUT-19] exchanges the two for whoever uses a screen reader', async () => {
    show({ preferences: { screenReader: true, keyboardNavigation: true } });
    await press({ key: '1', code: 'Digit1', altKey: true });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await press({ key: '!', code: 'Digit1', altKey: true, shiftKey: true });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it.each([true, false])(
    '[SHELL-LAYOUT-19] leaves Alt and a digit to a field on a Mac (%s)',
    async (isMac) => {
      show({ hasCommandKey: isMac });
      const field = screen.getByRole('textbox', { name: 'Note' });
      field.focus();
      await press({ key: '¡', code: 'Digit1', altKey: true }, field);
      expect(document.activeElement).toBe(isMac ? field : screen.getByRole('main'));
    },
  );

  it('[SHELL-LAYOUT-20] leaves all keys but Escape to whoever wants them', async () => {
    const tools = show({
      preferences: { screenReader: false, keyboardNavigation: false },
      isTerminalExpanded: true,
    });
    await press({ key: '?' });
    await press({ key: '1', code: 'Digit1', altKey: true });
    await press({ key: '`', code: 'Backquote', ctrlKey: true });
    expect(tools.overlays.openId()).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(tools.terminalEvents).toEqual([]);
    await press({ key: 'Escape' });
    expect(tools.terminalEvents).toEqual(['cli-hide']);
  });

  it('[SHELL-LAYOUT-21] closes the overlay before the terminal, wherever the focus is', async () => {
    const tools = show({ isTerminalExpanded: true });
    await press({ key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await press({ key: 'Escape' }, dialog);
    expect(tools.overlays.openId()).toBeNull();
    expect(tools.terminalEvents).toEqual([]);
    await press({ key: 'Escape' });
    expect(tools.terminalEvents).toEqual(['cli-hide']);
  });

  it('[SHELL-LAYOUT-21] closes the terminal from a button that opens a menu, too', async () => {
    const tools = show({ isTerminalExpanded: true });
    const menu = screen.getByRole('button', { name: 'Help' });
    await press({ key: 'Escape' }, menu);
    expect(tools.terminalEvents).toEqual(['cli-hide']);
    await press({ key: '`', code: 'Backquote', ctrlKey: true }, menu);
    expect(tools.terminalEvents).toEqual(['cli-hide', 'cli-toggle']);
  });

  it('[SHELL-LAYOUT-21] closes nothing where nothing is open', async () => {
    const tools = show();
    await press({ key: 'Escape' });
    expect(tools.terminalEvents).toEqual([]);
  });

  it('[SHELL-LAYOUT-22] leads to the list of addresses in development only', async () => {
    const released = show();
    await press({ key: 'd', altKey: true });
    expect(released.visited).toEqual([]);
    expect(released.registry.commands.map(({ title }) => title)).not.toContain('All addresses');
  });

  it('[SHELL-LAYOUT-22] leads to the list of addresses in development', async () => {
    const tools = show({ isDevelopment: true });
    await press({ key: 'd', altKey: true });
    expect(tools.visited).toEqual(['/__dev/nav']);
  });

  it('[SHELL-LAYOUT-20] shows no keys of the search and the terminal where they do nothing', () => {
    const search = () => screen.getByRole('combobox', { name: /^Search companies/ });
    show();
    expect(search().getAttribute('aria-keyshortcuts')).toBe('Control+K');
    cleanup();
    show({ preferences: { screenReader: false, keyboardNavigation: false } });
    expect(search().hasAttribute('aria-keyshortcuts')).toBe(false);
    expect(document.querySelector('kbd')).toBeNull();
  });

  it('[SHELL-LAYOUT-48] hears and lists the keys of a screen for as long as it shows', async () => {
    const tools = show();
    const save = vi.fn(() => ({ ok: true }) as const);
    const shortcut = { key: 's', primary: true };
    let unregister: () => void = () => undefined;
    act(() => {
      unregister = tools.registry.register([
        { id: 'save', title: 'Save', group: 'Model', shortcut, run: save },
      ]);
    });
    await press({ key: 's', ctrlKey: true });
    await press({ key: '?' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(await dialog.findByText('Save')).toBeDefined();
    act(unregister);
    await press({ key: 's', ctrlKey: true });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-LAYOUT-50] lists the keys of a key scope under its title, after the commands, while it shows', async () => {
    const tools = show();
    await press({ key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await within(dialog).findByRole('region', { name: 'View' });
    const headings = () =>
      within(dialog)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const commandHeadings = headings();
    expect(within(dialog).queryByText(shortcutsMessages.keyScopes)).toBeNull();
    let unregister: () => void = () => undefined;
    act(() => {
      unregister = tools.registry.registerKeyScope(exampleKeyScope);
    });
    expect(headings()).toEqual([...commandHeadings, 'In the grid']);
    expect(within(dialog).getByText(shortcutsMessages.keyScopes)).toBeDefined();
    const term = within(dialog).getByText('Go to the first or the last figure of the table');
    const row = [...(term.parentElement?.querySelectorAll('dd') ?? [])];
    expect(row.map(({ textContent }) => textContent)).toEqual(['CtrlHome', 'CtrlEnd']);
    act(unregister);
    expect(headings()).toEqual(commandHeadings);
  });

  it('[SHELL-LAYOUT-50] strikes no key of a key scope through while shortcuts are off', async () => {
    const tools = show({ preferences: { screenReader: false, keyboardNavigation: false } });
    tools.registry.registerKeyScope(exampleKeyScope);
    await act(async () => {
      tools.overlays.open('shortcuts');
    });
    const group = await screen.findByRole('region', { name: 'In the grid' });
    expect(group.querySelectorAll('dd[data-off="true"]')).toHaveLength(0);
    expect(document.querySelectorAll('dd[data-off="true"]').length).toBeGreaterThan(0);
  });

  it('[SHELL-LAYOUT-49] runs a command again while its keys are held only where that is meant', async () => {
    const tools = show();
    const undo = vi.fn(() => ({ ok: true }) as const);
    const shortcut = { key: 'z', primary: true };
    act(() => {
      tools.registry.register([
        { id: 'undo', title: 'Undo', group: 'Model', shortcut, isRepeated: true, run: undo },
      ]);
    });
    for (const repeat of [false, true]) {
      await press({ key: 'z', ctrlKey: true, repeat });
      await press({ key: 'Dead', code: 'Backquote', ctrlKey: true, repeat });
    }
    expect(undo).toHaveBeenCalledTimes(2);
    expect(tools.terminalEvents).toEqual(['cli-toggle']);
  });

  it('[SHELL-LAYOUT-41] says why a command did nothing', async () => {
    const tools = show();
    await press({ code: 'Digit6', altKey: true, shiftKey: true });
    expect(tools.refusals).toEqual(['This screen has no level 6 heading.']);
  });

  it('[SHELL-LAYOUT-41] says nothing where the screen says it', async () => {
    const tools = show();
    tools.registry.register([
      {
        id: 'model.save',
        title: 'Save the model',
        group: 'Model',
        shortcut: { key: 's', primary: true },
        run: async () => ({ ok: false, reason: 'It was not saved.', isOnScreen: true }),
      },
    ]);
    await press({ key: 's', ctrlKey: true });
    expect(tools.refusals).toEqual([]);
  });
});

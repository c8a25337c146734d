import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { menuCommands } from '../commands/menuCommands.js';
import { createTestTools, type TestToolOptions } from '../testing/createTestTools.js';
import { TestShell } from '../testing/TestShell.js';

const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const openMenu = async (options: TestToolOptions = {}) => {
  const tools = createTestTools(options);
  render(<TestShell tools={tools} />);
  await press(screen.getByRole('button', { name: 'Help and commands' }));
  const menu = within(await screen.findByRole('menu', { name: 'Help and commands' }));
  return { tools, menu };
};

describe('the menu of commands', () => {
  beforeAll(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[SHELL-LAYOUT-23] has every command, with its keys', async () => {
    const { tools, menu } = await openMenu();
    const entries = menu.getAllByRole('menuitem');
    expect(entries).toHaveLength(menuCommands(tools.registry.commands).length);
    const withKeys = tools.registry.commands.filter(({ shortcut }) => shortcut);
    for (const { title } of withKeys) expect(menu.getByText(title)).toBeDefined();
    expect(menu.getByRole('menuitem', { name: /accessibility settings/ }).textContent).toContain(
      'Ctrl Shift A',
    );
    expect(menu.getByRole('menuitem', { name: /side panel/ }).textContent).toContain('Alt 4');
  });

  it('[SHELL-LAYOUT-20] shows no keys that do nothing', async () => {
    const { menu } = await openMenu({ preferences: { screenReader: false, keyboardNavigation: false } });
    expect(menu.getByRole('menuitem', { name: /accessibility settings/ }).textContent).not.toContain('Ctrl');
  });

  it('[SHELL-LAYOUT-19] shows the keys as they are after a preference has changed', async () => {
    const preferences = { screenReader: false, keyboardNavigation: true };
    const tools = createTestTools({ preferences });
    const { rerender } = render(<TestShell tools={tools} />);
    preferences.screenReader = true;
    rerender(<TestShell tools={tools} />);
    await press(screen.getByRole('button', { name: 'Help and commands' }));
    const entry = await screen.findByRole('menuitem', { name: /main area/ });
    expect(entry.textContent).toContain('Alt Shift 1');
  });

  it('[SHELL-LAYOUT-23] runs a command once the menu has closed', async () => {
    const { menu } = await openMenu();
    await press(menu.getByRole('menuitem', { name: /main area/ }));
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('main'));
    });
  });

  it('[SHELL-LAYOUT-23] leads to the pages about the product', async () => {
    const { tools, menu } = await openMenu();
    await press(menu.getByRole('menuitem', { name: 'User guide' }));
    await vi.waitFor(() => {
      expect(tools.visited).toEqual(['/user-guide']);
    });
  });

  it('[SHELL-LAYOUT-23] is listed, keys and all, by the overlay of shortcuts', async () => {
    const tools = createTestTools();
    render(<TestShell tools={tools} />);
    await act(async () => {
      tools.overlays.open('shortcuts');
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const { title, shortcut } of tools.registry.commands)
      if (shortcut) expect(await dialog.findByText(title)).toBeDefined();
    const row = dialog.getByText('Open the performance dashboard').closest('div');
    expect([...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ctrl',
      'Shift',
      'P',
    ]);
    expect(dialog.getByText(/“Help and commands”/)).toBeDefined();
  });
});

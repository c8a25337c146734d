import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { helpCommands, menuCommands, shortcutCommands } from '../commands/menuCommands.js';
import { createTestTools, type TestToolOptions } from '../testing/createTestTools.js';
import { TestShell } from '../testing/TestShell.js';

const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const openMenu = async (name: 'Help' | 'Shortcuts and commands', options: TestToolOptions = {}) => {
  const tools = createTestTools(options);
  render(<TestShell tools={tools} />);
  await press(screen.getByRole('button', { name }));
  const menu = within(await screen.findByRole('menu', { name }));
  return { tools, menu };
};

describe('the menu of commands', () => {
  beforeAll(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[SHELL-LAYOUT-23] has every command that Help has not, with its keys', async () => {
    const { tools, menu } = await openMenu('Shortcuts and commands');
    const entries = menu.getAllByRole('menuitem');
    const { commands } = tools.registry;
    expect(entries).toHaveLength(shortcutCommands(commands).length);
    expect(helpCommands(commands).length + entries.length).toBe(menuCommands(commands).length);
    const withKeys = shortcutCommands(commands).filter(({ shortcut }) => shortcut);
    for (const { title } of withKeys) expect(menu.getByText(title)).toBeDefined();
    expect(menu.getByRole('menuitem', { name: /side panel/ }).textContent).toContain('Alt 4');
  });

  it('[SHELL-LAYOUT-20] shows no keys that do nothing', async () => {
    const { menu } = await openMenu('Help', {
      preferences: { screenReader: false, keyboardNavigation: false },
    });
    expect(menu.getByRole('menuitem', { name: /accessibility settings/ }).textContent).not.toContain('Ctrl');
  });

  it('[SHELL-LAYOUT-19] shows the keys as they are after a preference has changed', async () => {
    const preferences = { screenReader: false, keyboardNavigation: true };
    const tools = createTestTools({ preferences });
    const { rerender } = render(<TestShell tools={tools} />);
    preferences.screenReader = true;
    rerender(<TestShell tools={{ ...tools }} />);
    await press(screen.getByRole('button', { name: 'Shortcuts and commands' }));
    const entry = await screen.findByRole('menuitem', { name: /main area/ });
    expect(entry.textContent).toContain('Alt Shift 1');
  });

  it('[SHELL-LAYOUT-23] runs a command once the menu has closed', async () => {
    const { menu } = await openMenu('Shortcuts and commands');
    await press(menu.getByRole('menuitem', { name: /main area/ }));
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('main'));
    });
  });

  it('[SHELL-LAYOUT-23] has the guide, the changelog and the diagnostics under Help', async () => {
    const { menu } = await openMenu('Help');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'User guide',
      'What changed',
      'Performance',
      'Usage',
      'Usability testing',
      'This device',
      'Service status',
      'Terms',
      'Privacy',
      'Open the accessibility settingsCtrl Shift A',
      'Show the keyboard shortcuts?',
      'Show the notifications',
      'Open the performance dashboardCtrl Shift P',
      'Export data…',
      'Show what is new',
    ]);
  });

  it('[SHELL-LAYOUT-23] leads to the pages about the product', async () => {
    const { tools, menu } = await openMenu('Help');
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
    expect(dialog.getByText(/“Shortcuts and commands” or “Help”/)).toBeDefined();
  });
});

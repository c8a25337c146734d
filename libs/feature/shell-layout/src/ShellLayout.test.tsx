import { FigureFormatProvider } from '@finance-analyst/figures';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ShellLayout, type ShellLayoutProps } from './ShellLayout.js';

const nothing = () => undefined;
const usual: ShellLayoutProps = {
  title: 'Overview',
  children: <h1>Overview</h1>,
  search: { query: '', onQueryChange: nothing, results: [], status: 'idle', onSelect: nothing },
  searchShortcut: 'Ctrl K',
  online: true,
  theme: { choice: 'system', isStored: true, choose: nothing },
  dataShown: null,
  storageProblem: null,
  update: null,
  version: '1.4.0',
};

const shell = (props: Partial<ShellLayoutProps>) => (
  <FigureFormatProvider locale="en-US">
    <MemoryRouter>
      <ShellLayout {...usual} {...props} />
    </MemoryRouter>
  </FigureFormatProvider>
);
const show = (props: Partial<ShellLayoutProps> = {}) => {
  const { rerender } = render(shell(props));
  return {
    change: (next: Partial<ShellLayoutProps>) => {
      rerender(shell(next));
    },
  };
};

/** Presses what may load code before it shows something. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('ShellLayout', () => {
  beforeAll(() => {
    // React Aria asks for it when an overlay opens; jsdom has none.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[SHELL-LAYOUT-2] has top bar, navigation, main area and footer as landmarks', () => {
    show();
    for (const landmark of ['banner', 'navigation', 'search', 'main', 'contentinfo'])
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
  });

  it('[SHELL-LAYOUT-3] leaves out top bar and footer for audits', () => {
    show({ frame: 'bare' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main').textContent).toBe('Overview');
  });

  it('[SHELL-LAYOUT-4] leads to the screens that exist, grouped by question, and to nothing else', () => {
    show();
    const navigation = within(screen.getByRole('navigation'));
    expect(navigation.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Orientation',
      'Valuation',
    ]);
    expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/valuation-workbench',
    ]);
    expect(navigation.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
  });

  it('[SHELL-LAYOUT-5] names the document after the screen and follows the person to the next one', () => {
    const { change } = show();
    expect(document.title).toBe('Overview · Finance Analyst Pro');
    expect(document.activeElement).toBe(document.body);
    change({ title: 'Valuation workbench' });
    expect(document.title).toBe('Valuation workbench · Finance Analyst Pro');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(announced()).toContain('Valuation workbench');
  });

  it('[SHELL-LAYOUT-5] leaves the focus alone while the screen stays the same', () => {
    const { change } = show();
    screen.getByRole('combobox').focus();
    change({ dataShown: { source: 'sample', asOf: '2026-10-30', sample: true } });
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(announced()).not.toContain('Overview');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    '[SHELL-LAYOUT-13] moves to the search with K and %j',
    (modifier) => {
      show();
      fireEvent.keyDown(document.body, { key: 'k', ...modifier });
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search companies' }));
    },
  );

  it('[SHELL-LAYOUT-13] leaves the letter itself to whoever types', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(document.activeElement).toBe(document.body);
  });

  it('[SHELL-LAYOUT-6] shows and announces that the network is gone, and that it is back', () => {
    const { change } = show();
    expect(within(screen.getByRole('banner')).getByText('Online')).toBeDefined();
    expect(announced()).not.toContain('You are online again.');
    change({ online: false });
    expect(within(screen.getByRole('banner')).getByText('Offline')).toBeDefined();
    expect(announced()).toContain('You are offline. Saved models and the last data stay available.');
    expect(screen.getByRole('contentinfo').textContent).toContain('offline');
    change({ online: true });
    expect(announced()).toContain('You are online again.');
  });

  it('[SHELL-LAYOUT-8] says in the footer whose data is on screen, how far it reaches, and the version', () => {
    show({ dataShown: { source: 'sample', asOf: '2026-10-30', sample: true } });
    const footer = screen.getByRole('contentinfo').textContent;
    expect(footer).toMatch(/^Sample market · prices to .*30.*1\.4\.0$/);
  });

  it('[SHELL-LAYOUT-14] offers a new version and reloads into it when asked', () => {
    const apply = vi.fn();
    show({ update: { isBeingApplied: false, failure: null, apply } });
    expect(screen.getByText('A new version is ready.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-LAYOUT-14] says why the new version could not be started', () => {
    show({ update: { isBeingApplied: false, failure: 'The worker did not answer.', apply: nothing } });
    expect(screen.getByText('The worker did not answer.', { exact: false })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('[SHELL-LAYOUT-15] warns when nothing is kept on the device, with the reason', () => {
    show({ storageProblem: 'This browser gives the page no storage.' });
    const warning = screen.getByText(/Changes are kept only until this tab closes/).closest('[role=status]');
    expect(warning?.textContent).toContain('This browser gives the page no storage.');
  });

  it('[SHELL-LAYOUT-10] lets a person choose the theme in the top bar', async () => {
    const choose = vi.fn();
    show({ theme: { choice: 'system', isStored: true, choose } });
    await press(screen.getByRole('button', { name: 'Display' }));
    fireEvent.click(await within(await screen.findByRole('dialog')).findByRole('radio', { name: 'Dark' }));
    expect(choose).toHaveBeenCalledWith('dark');
  });

  it('[SHELL-LAYOUT-11] says when a chosen theme lasts only until the tab closes', async () => {
    show({ theme: { choice: 'dark', isStored: false, choose: nothing } });
    await press(screen.getByRole('button', { name: 'Display' }));
    const menu = within(await screen.findByRole('dialog'));
    expect(await menu.findByText(/lasts only until the tab closes/)).toBeDefined();
  });

  it('[SHELL-LAYOUT-16] opens the navigation as a drawer, which closes behind the person', async () => {
    show();
    await press(screen.getByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Finance Analyst Pro' }));
    fireEvent.click(drawer.getByRole('link', { name: 'Valuation workbench' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

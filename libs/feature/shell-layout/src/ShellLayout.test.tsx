import { ScreensContext } from '@finance-analyst/navigation';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from './messages.js';
import { UpdateNotice } from './update/UpdateNotice.js';
import { ShellLayout } from './ShellLayout.js';
import type { ShellLayoutProps } from './ShellLayoutProps.js';
import { createTestTools } from './testing/createTestTools.js';
import { exampleScreens } from './testing/exampleScreens.js';
import { offerOf } from './testing/offerOf.js';
import { sampleDataShown, shellProps } from './testing/shellProps.js';
import { TestShell } from './testing/TestShell.js';

const nothing = () => undefined;

const show = (props: Partial<ShellLayoutProps> = {}) => {
  const { rerender } = render(<TestShell {...props} />);
  return {
    change: (next: Partial<ShellLayoutProps>) => {
      rerender(<TestShell {...next} />);
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
    // React Aria calls it when an overlay opens; jsdom lacks it.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[SHELL-LAYOUT-2] has top bar, navigation, main area and footer as landmarks', () => {
    show();
    for (const landmark of ['banner', 'navigation', 'search', 'main', 'contentinfo'])
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
  });

  it('[SHELL-LAYOUT-47] begins with a link to the main area, marked as one that can be hidden', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    expect(first?.hasAttribute('data-skip-link')).toBe(true);
  });

  it('[SHELL-LAYOUT-3] leaves out top bar, footer, quick actions and installation for audits', async () => {
    const tools = createTestTools();
    tools.browser.dispatchEvent(offerOf('accepted').event);
    show({ frame: 'bare', tools });
    await act(async () => undefined);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Quick actions' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Install Finance Analyst Pro' })).toBeNull();
    expect(screen.getByRole('main').textContent).toBe('Home');
  });

  it('[SHELL-LAYOUT-4] leads to the screens that are worked with, settings last', () => {
    show();
    const navigation = within(screen.getByRole('navigation'));
    expect(navigation.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Valuation']);
    expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/valuation-workbench',
      '/settings',
    ]);
    expect(navigation.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  it('[SHELL-LAYOUT-5] names the document after the screen and follows the person to the next one', () => {
    const { change } = show();
    expect(document.title).toBe('Home · Finance Analyst Pro');
    expect(document.activeElement).toBe(document.body);
    change({ title: 'Valuation workbench' });
    expect(document.title).toBe('Valuation workbench · Finance Analyst Pro');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(announced()).toContain('Valuation workbench');
  });

  it('[SHELL-LAYOUT-5] leaves the focus to whoever types in what says that it goes on being used', () => {
    const dock = (
      <div data-keeps-focus="">
        <input aria-label="Command" />
      </div>
    );
    const { change } = show({ dock });
    const prompt = screen.getByRole('textbox', { name: 'Command' });
    prompt.focus();
    change({ title: 'Valuation workbench', dock });
    expect(document.activeElement).toBe(prompt);
    expect(announced()).toContain('Valuation workbench');
  });

  it('[SHELL-LAYOUT-5] leaves the focus alone while the screen stays the same', () => {
    const { change } = show();
    screen.getByRole('combobox').focus();
    change({ dataShown: sampleDataShown });
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(announced()).not.toContain('Home');
  });

  it('[SHELL-LAYOUT-340] shows a screen’s data sources without rendering the bars around it again', () => {
    const isShortcutEnabled = vi.fn(() => true);
    const tools = { ...createTestTools(), isShortcutEnabled };
    function Reporting() {
      const [dataShown, setDataShown] = useState<ShellLayoutProps['dataShown']>(null);
      const report = () => {
        setDataShown(sampleDataShown);
      };
      return (
        <ShellLayout {...shellProps} tools={tools} dataShown={dataShown}>
          <button onClick={report}>Report</button>
        </ShellLayout>
      );
    }
    render(
      <MemoryRouter>
        <ScreensContext value={exampleScreens}>
          <Reporting />
        </ScreensContext>
      </MemoryRouter>,
    );
    // The top bar and the quick actions ask for it at each render, for the keys that they name.
    expect(isShortcutEnabled).toHaveBeenCalled();
    isShortcutEnabled.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(screen.getByRole('contentinfo').textContent).toContain('Sample market');
    expect(isShortcutEnabled).not.toHaveBeenCalled();
  });

  it('[SHELL-LAYOUT-6] shows and announces that the network is gone, and that it is back', () => {
    const { change } = show();
    expect(within(screen.getByRole('banner')).getByText('Online')).toBeDefined();
    expect(announced()).not.toContain('You are online again.');
    change({ online: false });
    expect(within(screen.getByRole('banner')).getByText('Offline')).toBeDefined();
    expect(announced()).toContain('You are offline. Saved models and loaded data stay available.');
    expect(screen.getByRole('contentinfo').textContent).toContain('offline');
    change({ online: true });
    expect(announced()).toContain('You are online again.');
  });

  it('[SHELL-LAYOUT-52] says that the server does not answer, and announces that it does again', () => {
    const since = '2026-11-20T14:00:00.000Z';
    const { change } = show();
    change({ serverSilence: { since, figuresOf: null } });
    expect(within(screen.getByRole('banner')).getByText('No server')).toBeDefined();
    expect(screen.getByRole('contentinfo').textContent).toContain('no server');
    const title = () => screen.getByText('The server is not responding');
    const notice = () => title().parentElement?.textContent ?? '';
    expect(notice()).toMatch(/No answer since Nov 20, 2026.*This screen shows data from this device\./);
    expect(notice()).toContain('The page reconnects automatically.');
    change({ serverSilence: { since, figuresOf: '2026-11-19T12:00:00.000Z' } });
    expect(notice()).toMatch(/data from this device, as of Nov 19, 2026/);
    // Newer figures are no news to be read out once more.
    expect(title().closest('[role=status]')?.textContent.trim()).toBe('The server is not responding');
    change({ serverSilence: null });
    expect(screen.queryByText('The server is not responding')).toBeNull();
    expect(announced()).toContain('The server is back.');
  });

  it('[SHELL-LAYOUT-52] says nothing of the server while there is no network', () => {
    const { change } = show();
    change({ online: false, serverSilence: { since: '2026-11-20T14:00:00.000Z', figuresOf: null } });
    expect(within(screen.getByRole('banner')).getByText('Offline')).toBeDefined();
    expect(screen.queryByText('The server is not responding')).toBeNull();
  });

  it('[SHELL-LAYOUT-52] keeps the words about the server away once they are dismissed, until it is away anew', () => {
    const { change } = show();
    change({ serverSilence: { since: '2026-11-20T14:00:00.000Z', figuresOf: null } });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('The server is not responding')).toBeNull();
    expect(within(screen.getByRole('banner')).getByText('No server')).toBeDefined();
    change({ online: false });
    change({ online: true });
    expect(screen.queryByText('The server is not responding')).toBeNull();
    change({ serverSilence: { since: '2026-11-20T15:00:00.000Z', figuresOf: null } });
    expect(screen.getByText('The server is not responding')).toBeDefined();
  });

  it('[SHELL-LAYOUT-8] says in the footer whose data is on screen, how far it reaches, and the version', () => {
    show({ dataShown: sampleDataShown });
    const footer = screen.getByRole('contentinfo').textContent;
    expect(footer).toMatch(/^Sample market · prices to .*30.*1\.4\.0$/);
  });

  it('[SHELL-LAYOUT-37] leads from the footer to service status, terms and privacy', () => {
    show();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/status', '/terms', '/privacy']);
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

  it('[SHELL-LAYOUT-14] claims only where the device keeps them that unsaved changes are kept', () => {
    const update = { isBeingApplied: false, failure: null, apply: nothing };
    const { unmount } = render(<UpdateNotice {...update} />);
    expect(screen.getByText(messages.updateKeepsDrafts, { exact: false })).toBeDefined();
    unmount();
    render(<UpdateNotice {...update} isWorkInTab />);
    expect(screen.queryByText(messages.updateKeepsDrafts, { exact: false })).toBeNull();
    expect(screen.getByText(messages.updateAsksFirst, { exact: false })).toBeDefined();
  });

  it('[SHELL-LAYOUT-14] leaves its place to what is to be settled before the reload', () => {
    const update = { isBeingApplied: false, failure: null, apply: nothing, question: <p>Lose it?</p> };
    render(<UpdateNotice {...update} />);
    expect(screen.getByText('Lose it?')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('[SHELL-LAYOUT-14] hands the focus to the question and back to the offer', () => {
    const update = { isBeingApplied: false, failure: null, apply: nothing };
    const question = <button>Later</button>;
    const { rerender } = render(<UpdateNotice {...update} />);
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('button', { name: 'Reload' }).focus();
    rerender(<UpdateNotice {...update} question={question} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Later' }));
    rerender(<UpdateNotice {...update} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reload' }));
  });

  it('[SHELL-LAYOUT-14] leaves the focus to whoever has gone on meanwhile', () => {
    const update = { isBeingApplied: false, failure: null, apply: nothing };
    const shown = (question: boolean) => (
      <>
        <input aria-label="Elsewhere" />
        <UpdateNotice {...update} question={question && <button>Later</button>} />
      </>
    );
    const { rerender } = render(shown(false));
    screen.getByRole('textbox').focus();
    rerender(shown(true));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('[SHELL-LAYOUT-15] warns when nothing is kept on the device, with the reason', () => {
    show({ storageProblem: 'This browser gives the page no storage.' });
    const warning = screen.getByText(/Changes are not stored on this device/).closest('[role=status]');
    expect(warning?.textContent).toContain('This browser gives the page no storage.');
  });

  it('[SHELL-LAYOUT-10] lets a person choose the theme in the top bar', async () => {
    const choose = vi.fn();
    show({ theme: { choice: 'system', isStored: true, choose } });
    await press(screen.getByRole('button', { name: 'Theme' }));
    fireEvent.click(await within(await screen.findByRole('dialog')).findByRole('radio', { name: 'Dark' }));
    expect(choose).toHaveBeenCalledWith('dark');
  });

  it('[SHELL-LAYOUT-11] says when a chosen theme lasts only until the tab closes', async () => {
    show({ theme: { choice: 'dark', isStored: false, choose: nothing } });
    await press(screen.getByRole('button', { name: 'Theme' }));
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
  it('[SHELL-LAYOUT-16] opens the navigation by a swipe from the left edge, and closes it by one to the left', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 48rem) and (pointer: coarse)',
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
    const { container } = render(<TestShell />);
    const swipe = (element: Element, byX: number) =>
      act(async () => {
        const pointer = { pointerId: 1, pointerType: 'touch', clientY: 200 };
        fireEvent.pointerDown(element, { ...pointer, clientX: 100 });
        fireEvent.pointerUp(element, { ...pointer, clientX: 100 + byX });
      });
    const edge = await waitFor(() => {
      const found = container.querySelector('[data-edge="navigation"]');
      if (!found) throw new Error('There is no edge to swipe from.');
      return found;
    });
    await swipe(edge, 60);
    const drawer = await screen.findByRole('dialog', { name: 'Finance Analyst Pro' });
    await swipe(within(drawer).getByRole('navigation'), -60);
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('[SHELL-LAYOUT-33] folds and unfolds the navigation', async () => {
    const onRailCollapsedChange = vi.fn();
    const { change } = show({ onRailCollapsedChange });
    await press(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(onRailCollapsedChange).toHaveBeenLastCalledWith(true);
    change({ onRailCollapsedChange, isRailCollapsed: true });
    await press(screen.getByRole('button', { name: 'Expand navigation' }));
    expect(onRailCollapsedChange).toHaveBeenLastCalledWith(false);
  });

  it('[SHELL-LAYOUT-33] is folded in a narrow window until a person unfolds it', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 1100px)',
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
    const { change } = show({ onRailCollapsedChange: nothing });
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeDefined();
    change({ onRailCollapsedChange: nothing, isRailCollapsed: false });
    expect(screen.getByRole('button', { name: 'Collapse navigation' })).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('[SHELL-LAYOUT-34] keeps at most four screens in a phone’s bar, and all of them behind More', async () => {
    const { container } = render(<TestShell />);
    expect(container.querySelectorAll('[data-in-bar="true"]')).toHaveLength(3);
    await press(screen.getByRole('button', { name: 'More' }));
    const drawer = within(await screen.findByRole('dialog'));
    const led = drawer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(led.toSorted()).toEqual(exampleScreens.map(({ path }) => path).toSorted());
  });

  it('[SHELL-LAYOUT-38] names whoever is signed in, and no guest', () => {
    const { change } = show();
    expect(screen.queryByRole('img', { name: /Signed in/ })).toBeNull();
    change({ signedInAs: 'Ada' });
    expect(screen.getByRole('img', { name: 'Signed in as Ada' })).toBeDefined();
  });

  it('[SHELL-LAYOUT-5] announces no change of screen to whoever wants none', () => {
    const { change } = show({ announcesPageChanges: false });
    change({ title: 'Valuation workbench', announcesPageChanges: false });
    expect(announced()).not.toContain('Valuation workbench');
  });

  it('[SHELL-LAYOUT-32] toggles the terminal and says whether it is open', () => {
    const tools = createTestTools({ isTerminalExpanded: true });
    show({ tools });
    const action = within(screen.getByRole('region', { name: 'Quick actions' })).getByRole('button', {
      name: /^Terminal/,
    });
    expect(action.textContent).toContain('Terminal');
    expect(action.getAttribute('aria-expanded')).toBe('true');
    expect(action.dataset['tour']).toBe('terminal-toggle');
    fireEvent.click(action);
    expect(tools.terminalEvents).toEqual(['toggle']);
  });
});

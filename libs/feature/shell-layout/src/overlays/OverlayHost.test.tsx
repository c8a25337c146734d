import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestTools, type TestToolOptions } from '../testing/createTestTools.js';
import { TestShell } from '../testing/TestShell.js';
import type { OverlayContentProps } from '@finance-analyst/contributions';
import { shellManifest } from '../manifest.js';
import { exampleOverlays } from '../testing/exampleOverlays.js';

const show = (options: TestToolOptions = {}, props = {}) => {
  const tools = createTestTools(options);
  render(<TestShell tools={tools} {...props} />);
  return tools;
};
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const open = (tools: { overlays: { open(id: string): void } }, id: string) =>
  act(async () => {
    tools.overlays.open(id);
  });

describe('OverlayHost', () => {
  beforeAll(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it.each(exampleOverlays.map(({ id, title }) => [id, title]))(
    '[SHELL-LAYOUT-24] shows %s as a dialog named %s',
    async (id, title) => {
      const tools = show();
      await open(tools, id);
      expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
    },
  );

  it('[SHELL-LAYOUT-24] has the names of the specification', () => {
    expect(shellManifest.overlays?.map(({ title }) => title)).toEqual([
      'Accessibility settings',
      'Keyboard shortcuts',
      'Notifications',
    ]);
  });

  it('[SHELL-LAYOUT-24] loads the content when it is first opened', async () => {
    const load = vi.fn(async () => () => <p>Loaded</p>);
    const tools = show({ load });
    expect(load).not.toHaveBeenCalled();
    await open(tools, 'performance');
    expect(await screen.findByText('Loaded')).toBeDefined();
    act(tools.overlays.close);
    await open(tools, 'performance');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-LAYOUT-24] is busy until its content has come', async () => {
    let arrive: (content: () => ReactElement) => void = () => undefined;
    const tools = show({
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    await open(tools, 'performance');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
    await act(async () => {
      arrive(() => <p>Loaded</p>);
    });
    expect(await within(dialog).findByText('Loaded')).toBeDefined();
    expect(dialog.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('[SHELL-LAYOUT-25] says that a content did not arrive, and loads it again', async () => {
    vi.useFakeTimers();
    let isOnline = false;
    const tools = show({
      load: async () => {
        if (!isOnline) throw new Error('Failed to fetch');
        return () => <p>Loaded</p>;
      },
    });
    await open(tools, 'performance');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByRole('alert').textContent).toContain('“Performance dashboard” could not be loaded');
    isOnline = true;
    await press(screen.getByRole('button', { name: 'Try again' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Loaded')).toBeDefined();
    vi.useRealTimers();
  });

  it('[SHELL-LAYOUT-44] gives the focus back to what opened it', async () => {
    show();
    const bell = screen.getByRole('button', { name: 'Notifications' });
    bell.focus();
    await press(bell);
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    // It takes the focus a frame after it is drawn.
    await vi.waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true);
    });
    await press(within(dialog).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(bell);
    });
  });

  it('lets a content close its overlay', async () => {
    const Content = ({ onClose }: OverlayContentProps) => (
      <button type="button" onClick={onClose}>
        Done
      </button>
    );
    const tools = show({ load: async () => Content });
    await open(tools, 'whats-new');
    await press(await screen.findByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SHELL-LAYOUT-42] closes behind a person who goes to another screen', async () => {
    const Content = () => <Link to="/changelog">All changes</Link>;
    const tools = show({ load: async () => Content });
    await open(tools, 'whats-new');
    await press(await screen.findByRole('link', { name: 'All changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tools.overlays.openIds()).toEqual([]);
    await open(tools, 'whats-new');
    expect(await screen.findByRole('dialog', { name: "What's new" })).toBeDefined();
  });

  it('[SHELL-LAYOUT-43] shows what is new and how much was not read, and opens both', async () => {
    const tools = show({}, { hasNews: true, unreadCount: 120 });
    expect(screen.getByText('99+')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Notifications, 120 unread' }));
    expect(tools.overlays.openId()).toBe('notifications');
    act(tools.overlays.close);
    await press(screen.getByRole('button', { name: "What's new, unread" }));
    expect(tools.overlays.openId()).toBe('whats-new');
  });
});

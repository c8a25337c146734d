import { act, render, renderHook, screen } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { NotificationProvider } from './NotificationProvider.js';
import { notify } from './state/notificationsSlice.js';
import { createNotificationStore } from './testing/createNotificationStore.js';
import { useNotifications } from './useNotifications.js';

const saved = { type: 'success', title: 'Saved', message: 'Version 8 is saved.' } as const;
const Drawn = (): ReactElement => <p>Toasts</p>;

describe('useNotifications', () => {
  it('[NOTIFICATIONS-13] says where it has to stand', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = createNotificationStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    expect(() => renderHook(useNotifications, { wrapper })).toThrow(
      new Error('useNotifications must be used within a NotificationProvider'),
    );
    vi.restoreAllMocks();
  });

  it('[NOTIFICATIONS-13] tells, puts away, lists and clears', async () => {
    const { store } = createNotificationStore();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <NotificationProvider loadToasts={async () => Drawn}>{children}</NotificationProvider>
      </Provider>
    );
    const { result } = renderHook(useNotifications, { wrapper });
    let id = '';
    await act(async () => {
      id = result.current.notify(saved);
    });
    expect(result.current.active).toMatchObject([{ ...saved, id }]);
    act(() => {
      result.current.dismiss(id);
    });
    expect(result.current.active).toEqual([]);
    expect(result.current.history).toMatchObject([{ id }]);
    act(() => {
      result.current.clearHistory();
    });
    expect(result.current.history).toEqual([]);
  });
});

describe('NotificationProvider', () => {
  const arrange = (loadToasts: () => Promise<ComponentType>) => {
    const { store } = createNotificationStore();
    render(
      <Provider store={store}>
        <NotificationProvider loadToasts={loadToasts}>The page</NotificationProvider>
      </Provider>,
    );
    const tell = () =>
      act(async () => {
        store.dispatch(notify(saved));
      });
    return { store, tell };
  };

  it('[NOTIFICATIONS-14] loads what draws toasts with the first toast, once', async () => {
    const loadToasts = vi.fn(async () => Drawn);
    const { tell } = arrange(loadToasts);
    expect(screen.getByText('The page')).toBeDefined();
    expect(loadToasts).not.toHaveBeenCalled();
    await tell();
    await tell();
    expect(screen.getByText('Toasts')).toBeDefined();
    expect(loadToasts).toHaveBeenCalledOnce();
  });

  it('[NOTIFICATIONS-14] goes on where it does not arrive, and tries again with the next toast', async () => {
    let isOnline = false;
    const { store, tell } = arrange(async () => {
      if (!isOnline) throw new Error('offline');
      return Drawn;
    });
    await tell();
    expect(screen.getByText('The page')).toBeDefined();
    expect(screen.queryByText('Toasts')).toBeNull();
    expect(store.getState().notifications.history).toHaveLength(1);
    isOnline = true;
    await tell();
    expect(screen.getByText('Toasts')).toBeDefined();
  });
});

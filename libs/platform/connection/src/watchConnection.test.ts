import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchConnection, type Connection } from './watchConnection.js';

const root = document.createElement('div');
const browserWith = (onLine: boolean) => ({ window, navigator: { onLine }, root });

describe('watchConnection', () => {
  let connection: Connection | undefined;
  afterEach(() => {
    connection?.stop();
    vi.restoreAllMocks();
  });

  it('[CONNECTION-1] marks the root element while there is no network', () => {
    connection = watchConnection(browserWith(true));
    expect(root.classList.contains('offline')).toBe(false);
    window.dispatchEvent(new Event('offline'));
    expect(root.classList.contains('offline')).toBe(true);
    expect(connection.isOnline()).toBe(false);
    window.dispatchEvent(new Event('online'));
    expect(root.classList.contains('offline')).toBe(false);
    expect(connection.isOnline()).toBe(true);
  });

  it('[CONNECTION-1] marks the root element if the page starts without a network', () => {
    connection = watchConnection(browserWith(false));
    expect(root.classList.contains('offline')).toBe(true);
  });

  it('[CONNECTION-2] fires an event at each change', () => {
    const details: unknown[] = [];
    const listen = (event: Event) => details.push((event as CustomEvent<unknown>).detail);
    window.addEventListener('network-status-change', listen);
    connection = watchConnection(browserWith(true));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    window.removeEventListener('network-status-change', listen);
    expect(details).toEqual([{ online: false }, { online: true }]);
  });

  it('[CONNECTION-2] calls its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    connection = watchConnection(browserWith(true));
    const unsubscribe = connection.subscribe(listener);
    window.dispatchEvent(new Event('offline'));
    unsubscribe();
    window.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[CONNECTION-2] ignores changes after it is stopped', () => {
    connection = watchConnection(browserWith(true));
    connection.stop();
    window.dispatchEvent(new Event('offline'));
    expect(connection.isOnline()).toBe(true);
  });
});

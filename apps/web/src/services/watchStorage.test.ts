import { beforeEach, expect, it, vi } from 'vitest';
import { openSessionStorage } from './openStorage.js';

beforeEach(() => {
  sessionStorage.clear();
});

it('tells who listens that something in the tab’s storage was written or removed', () => {
  const storage = openSessionStorage(window);
  const listener = vi.fn();
  const stop = storage.subscribe(listener);
  storage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  storage.setItem('a', '2');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tells nobody of what the storage refuses', () => {
  const storage = openSessionStorage({
    get sessionStorage(): never {
      throw new DOMException('Refused.', 'SecurityError');
    },
  });
  const listener = vi.fn();
  storage.subscribe(listener);
  expect(() => {
    storage.setItem('a', '1');
  }).toThrow('The browser gives this page no storage.');
  expect(storage.getItem('a')).toBeNull();
  expect(listener).not.toHaveBeenCalled();
});

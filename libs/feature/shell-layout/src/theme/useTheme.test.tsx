import { createPreferences, preferencesEntry } from '@finance-analyst/session';
import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTheme } from './useTheme.js';

const edgesWith = ({ isMotionReduced = false, storage = localStorage as EntryStorage } = {}) => ({
  document,
  window: { matchMedia: () => ({ matches: isMotionReduced }) as MediaQueryList },
  preferences: createPreferences(createStoredEntries({ device: storage, window })),
});

const withViewTransitions = (ready: () => Promise<void> = async () => undefined) => {
  const start = vi.fn((change: () => void) => {
    change();
    return { ready: ready() };
  });
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });
  return start;
};

const themeShown = () => document.documentElement.dataset['theme'];

const preferencesKey = preferencesEntry.key;

describe('useTheme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it.each([null, '', '{', 'null', '"dark"', '{}', '{"theme":"sepia"}', '{"theme":1}'])(
    '[SHELL-LAYOUT-9] is the system’s when storage holds %j',
    (stored) => {
      if (stored !== null) localStorage.setItem(preferencesKey, stored);
      const { result } = renderHook(useTheme, { initialProps: edgesWith() });
      expect(result.current.choice).toBe('system');
      expect(themeShown()).toBeUndefined();
    },
  );

  it('[SHELL-LAYOUT-10] sets the stored theme and keeps a new choice, beside the other preferences', () => {
    localStorage.setItem(preferencesKey, '{"theme":"dark","alwaysShowCLI":true}');
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    expect(themeShown()).toBe('dark');
    act(() => {
      result.current.choose('light');
    });
    expect(result.current.choice).toBe('light');
    expect(themeShown()).toBe('light');
    expect(JSON.parse(localStorage.getItem(preferencesKey) ?? '')).toEqual({
      theme: 'light',
      alwaysShowCLI: true,
    });
  });

  it('[SHELL-LAYOUT-10] follows a choice made in another tab', () => {
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    localStorage.setItem(preferencesKey, '{"theme":"dark"}');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey }));
    });
    expect(result.current.choice).toBe('dark');
    expect(themeShown()).toBe('dark');
  });

  it('[SHELL-LAYOUT-11] holds a choice that the browser refuses to keep, and says so', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { result } = renderHook(useTheme, {
      initialProps: edgesWith({ storage: { getItem: () => null, setItem: refuse, removeItem: refuse } }),
    });
    expect(result.current.isStored).toBe(true);
    act(() => {
      result.current.choose('dark');
    });
    expect(result.current).toMatchObject({ choice: 'dark', isStored: false });
    expect(themeShown()).toBe('dark');
  });

  it('[SHELL-LAYOUT-12] fades from one theme to the other', () => {
    const start = withViewTransitions();
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    expect(start).not.toHaveBeenCalled();
    act(() => {
      result.current.choose('dark');
    });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-LAYOUT-12] changes without a word where the browser skips the fade', async () => {
    // A rejection that nobody handles fails the run of tests; in the product it would be recorded as an error.
    withViewTransitions(() => Promise.reject(new DOMException('hidden', 'InvalidStateError')));
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    act(() => {
      result.current.choose('dark');
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(themeShown()).toBe('dark');
  });

  it('[SHELL-LAYOUT-12] changes at once when motion is reduced', () => {
    const start = withViewTransitions();
    const { result } = renderHook(useTheme, { initialProps: edgesWith({ isMotionReduced: true }) });
    act(() => {
      result.current.choose('dark');
    });
    expect(start).not.toHaveBeenCalled();
    expect(themeShown()).toBe('dark');
  });
});

import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferencesKey } from './themeChoice.js';
import { useTheme } from './useTheme.js';

const edgesWith = ({ isMotionReduced = false } = {}) => ({
  document,
  window: {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    matchMedia: () => ({ matches: isMotionReduced }) as MediaQueryList,
  },
  storage: localStorage,
});

const withViewTransitions = () => {
  const start = vi.fn((change: () => void) => {
    change();
  });
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });
  return start;
};

describe('useTheme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('[SHELL-LAYOUT-10] sets the stored theme and keeps a new choice', () => {
    localStorage.setItem(preferencesKey, '{"theme":"dark"}');
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    act(() => {
      result.current.choose('light');
    });
    expect(result.current.choice).toBe('light');
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem(preferencesKey)).toBe('{"theme":"light"}');
  });

  it('[SHELL-LAYOUT-10] follows a choice made in another tab', () => {
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    localStorage.setItem(preferencesKey, '{"theme":"dark"}');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey }));
    });
    expect(result.current.choice).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('[SHELL-LAYOUT-12] fades from one theme to the other', () => {
    const start = withViewTransitions();
    const { result } = renderHook(useTheme, { initialProps: edgesWith() });
    act(() => {
      result.current.choose('dark');
    });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-LAYOUT-12] changes at once when motion is reduced', () => {
    const start = withViewTransitions();
    const { result } = renderHook(useTheme, { initialProps: edgesWith({ isMotionReduced: true }) });
    act(() => {
      result.current.choose('dark');
    });
    expect(start).not.toHaveBeenCalled();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

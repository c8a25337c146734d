import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsAbove } from './useIsAbove.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

it('[VALUATION-SCREENS-75] heeds the last of several changes that the browser tells at once', async () => {
  let tell: ((entries: readonly Partial<IntersectionObserverEntry>[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(told: typeof tell) {
        tell = told;
      }
    },
  );
  document.documentElement.style.fontSize = '16px';
  const headline = { current: document.createElement('div') };
  const { result } = renderHook(() => useIsAbove(headline, 3));
  await waitFor(() => {
    expect(tell).toBeDefined();
  });
  const at = (bottom: number) => ({ isIntersecting: bottom > 0, boundingClientRect: { bottom } as DOMRect });
  act(() => tell?.([at(100), at(-500)]));
  expect(result.current).toBe(true);
});

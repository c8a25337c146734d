import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBreakpoint } from './useBreakpoint.js';

/** A window whose width can be changed. */
const windowOf = (startPx: number) => {
  let widthPx = startPx;
  const changed = new EventTarget();
  return {
    matchMedia: (query: string) =>
      ({
        matches: widthPx >= Number(/>= (\d+)px/.exec(query)?.[1]),
        addEventListener: changed.addEventListener.bind(changed),
        removeEventListener: changed.removeEventListener.bind(changed),
      }) as unknown as MediaQueryList,
    resize: (toPx: number) => {
      widthPx = toPx;
      changed.dispatchEvent(new Event('change'));
    },
  };
};

it.each([
  [320, 'mobile'],
  [639, 'mobile'],
  [640, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('[SHELL-LAYOUT-36] takes %i px for %s', (widthPx, breakpoint) => {
  const { result } = renderHook(useBreakpoint, { initialProps: windowOf(widthPx) });
  expect(result.current).toBe(breakpoint);
});

it('[SHELL-LAYOUT-36] follows the window', () => {
  const window = windowOf(1200);
  const { result } = renderHook(useBreakpoint, { initialProps: window });
  act(() => {
    window.resize(500);
  });
  expect(result.current).toBe('mobile');
});

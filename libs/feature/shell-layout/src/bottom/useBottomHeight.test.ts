import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBottomHeight, type ObserveHeight } from './useBottomHeight.js';

it('[SHELL-LAYOUT-46] tells the page how much of it is covered from below', () => {
  let tell: (heightPx: number) => void = () => undefined;
  const bottom = { current: document.createElement('div') };
  const observe: ObserveHeight = (_, onChange) => {
    tell = onChange;
    return () => undefined;
  };
  const { result, unmount } = renderHook(() => useBottomHeight(bottom, observe));
  const told = () => document.documentElement.style.getPropertyValue('--shell-bottom-height');
  expect(result.current).toBe(0);
  act(() => {
    tell(220);
  });
  expect(result.current).toBe(220);
  expect(told()).toBe('220px');
  unmount();
  expect(told()).toBe('');
});

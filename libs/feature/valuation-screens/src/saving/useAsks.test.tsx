import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useAsks } from './useAsks.js';

const open = () => renderHook(() => useAsks<string, string>('left'), { wrapper: StrictMode });

it('[VALUATION-SCREENS-46] what is asked for on a screen that is drawn anew is taken and settled', async () => {
  const { result } = open();
  const ends: Promise<string>[] = [];
  act(() => {
    ends.push(result.current.ask('save'));
  });
  const { next, take } = result.current;
  if (!next) throw new Error('Nothing is asked for.');
  act(() => {
    take(next);
  });
  expect(result.current.next).toBeUndefined();
  next.settle(`${next.way}d`);
  expect(await Promise.all(ends)).toEqual(['saved']);
});

it('[VALUATION-SCREENS-46] what waits when the screen is left, and what is asked for later, ends at once', async () => {
  const { result, unmount } = open();
  const { ask } = result.current;
  const ends: Promise<string>[] = [];
  act(() => {
    ends.push(ask('save'));
  });
  unmount();
  ends.push(ask('save'));
  expect(await Promise.all(ends)).toEqual(['left', 'left']);
});

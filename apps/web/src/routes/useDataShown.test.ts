import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDataShown } from './useDataShown.js';

const shown = {
  statements: null,
  prices: [{ source: 'Sample market', asOf: '2026-10-30' }],
  sample: true,
};

it('forgets what a screen reported as soon as another one takes its place', () => {
  const { result, rerender } = renderHook(useDataShown, { initialProps: '/' });
  act(() => {
    result.current.onDataShown(shown);
  });
  expect(result.current.dataShown).toEqual(shown);
  rerender('/valuation-workbench');
  expect(result.current.dataShown).toBeNull();
});

it('[WEB-33] does not draw the shell anew for a screen that has no market data yet', () => {
  const draw = vi.fn(useDataShown);
  const { result } = renderHook(draw, { initialProps: '/' });
  act(() => {
    result.current.onDataShown(null);
  });
  expect(draw).toHaveBeenCalledTimes(1);
  act(() => {
    result.current.onDataShown(shown);
  });
  act(() => {
    result.current.onDataShown(null);
  });
  expect(result.current.dataShown).toBeNull();
});

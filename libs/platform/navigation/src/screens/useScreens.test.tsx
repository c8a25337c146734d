import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreensContext } from './ScreensContext.js';
import { useScreens } from './useScreens.js';

it("[NAVIGATION-37] returns the application's list", () => {
  const screens = [] as const;
  const { result } = renderHook(useScreens, {
    wrapper: ({ children }) => <ScreensContext value={screens}>{children}</ScreensContext>,
  });
  expect(result.current).toBe(screens);
});

it('[NAVIGATION-37] throws without one', () => {
  expect(() => renderHook(useScreens)).toThrow('useScreens must be used within a ScreensContext');
});

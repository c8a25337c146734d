import { describe, expect, it } from 'vitest';
import { nearestScreen } from './nearestScreen.js';

const known = [
  { path: '/', title: 'Home' },
  { path: '/valuation-workbench', title: 'Valuation workbench' },
  { path: '/user-guide', title: 'User guide' },
  { path: '/settings', title: 'Settings' },
] as const;
const nearest = (pathname: string) => nearestScreen(pathname, known)?.path ?? null;

describe('nearestScreen', () => {
  it.each([
    ['/setings', '/settings'],
    ['/Settings/', '/settings'],
    ['/userguide', '/user-guide'],
    ['/valuation_workbench', '/valuation-workbench'],
    ['/valuation-workbench/MSFT', '/valuation-workbench'],
    ['/valuation-workbnch', '/valuation-workbench'],
  ])('[INFORMATION-SCREENS-3] takes %s for %s', (pathname, path) => {
    expect(nearest(pathname)).toBe(path);
  });

  it.each(['/', '/xyz', '/portfolio-of-nothing', '/%E2%98%83', '//'])(
    '[INFORMATION-SCREENS-3] suggests no screen for %s',
    (pathname) => {
      expect(nearest(pathname)).toBeNull();
    },
  );
});

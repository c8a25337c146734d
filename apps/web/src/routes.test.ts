import { screenAt } from '@finance-analyst/navigation';
import { expect, it } from 'vitest';
import { screens } from './features.js';
import { routeAt } from './routes.js';

it('[WEB-26] has a route for every screen, at its own address', () => {
  for (const { path } of screens) expect(routeAt(path)?.path).toBe(path);
});

it.each(['/Performance', '/SETTINGS', '/user-Guide', '/settings/', '/nowhere', '/valuation-workbench/AAPL'])(
  '[WEB-26] agrees with the title on what is at %s',
  (address) => {
    expect(routeAt(address)?.path).toBe(screenAt(screens, address)?.path ?? '*');
  },
);

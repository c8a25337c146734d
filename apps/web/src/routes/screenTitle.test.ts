import { expect, it } from 'vitest';
import { screenTitle } from './screenTitle.js';

it.each([
  ['/', '', 'Home'],
  ['/valuation-workbench', '', 'Valuation workbench'],
  ['/valuation-workbench', '?symbol=MSFT', 'MSFT · Valuation workbench'],
  ['/portfolio', '?symbol=MSFT', 'Page not found'],
])('calls the screen at %s%s “%s”', (pathname, search, title) => {
  expect(screenTitle({ pathname, search })).toBe(title);
});

import { expect, it } from 'vitest';
import { paths } from './paths.js';
import { screenTitle } from './screenTitle.js';

const screens = [
  { path: paths.home, title: 'Home' },
  {
    path: paths.valuationWorkbench,
    title: 'Valuation workbench',
    subjectAt: (query: URLSearchParams) => query.get('symbol'),
  },
];

it.each([
  ['/', '', 'Home'],
  ['/valuation-workbench', '', 'Valuation workbench'],
  ['/valuation-workbench', '?symbol=MSFT', 'MSFT · Valuation workbench'],
  ['/portfolio', '?symbol=MSFT', 'Page not found'],
])('calls the screen at %s%s “%s”', (pathname, search, title) => {
  expect(screenTitle(screens, { pathname, search })).toBe(title);
});

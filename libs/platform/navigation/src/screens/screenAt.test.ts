import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.js';
import { portfolioPath } from './portfolioPath.js';
import { screenAt } from './screenAt.js';
import { tourIdOf } from './tourIdOf.js';
import { workbenchPath, workbenchSelection } from './workbenchPath.js';

const screens = [{ path: paths.home }, { path: paths.valuationWorkbench }];

describe('screenAt', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/valuation-workbench', '/valuation-workbench'],
    ['/valuation-workbench/', '/valuation-workbench'],
  ])('[NAVIGATION-1] finds at %j the screen of %j', (pathname, path) => {
    expect(screenAt(screens, pathname)).toEqual({ path });
  });

  it('[NAVIGATION-1] finds a screen at its other address too', () => {
    const portfolio = { path: paths.portfolio, otherPath: '/portfolio-management' };
    expect(screenAt([...screens, portfolio], '/portfolio-management')).toEqual(portfolio);
  });

  it.each(['/nowhere', '/valuation-workbench/AAPL', '/Valuation-Workbench', ''])(
    '[NAVIGATION-1] finds no screen at %j',
    (path) => {
      expect(screenAt(screens, path)).toBeNull();
    },
  );
});

it('[NAVIGATION-6] names the links to a screen for the tour', () => {
  expect(tourIdOf('/')).toBe('nav-home');
  expect(tourIdOf('/user-guide')).toBe('nav-user-guide');
});

describe('workbenchPath', () => {
  it('[NAVIGATION-2] puts company and model into the query', () => {
    expect(workbenchPath()).toBe('/valuation-workbench');
    expect(workbenchPath('BRK-B')).toBe('/valuation-workbench?symbol=BRK-B');
    expect(workbenchPath('MSFT', 'model 1')).toBe('/valuation-workbench?symbol=MSFT&model=model+1');
  });

  it('[NAVIGATION-2] is read back unchanged', () => {
    const text = fc.string({ minLength: 1 }).filter((symbol) => symbol === symbol.trim());
    fc.assert(
      fc.property(fc.option(text), fc.option(text), (symbol, modelId) => {
        const { search, pathname } = new URL(workbenchPath(symbol, modelId), 'https://product.example');
        expect(pathname).toBe('/valuation-workbench');
        expect(workbenchSelection(new URLSearchParams(search))).toEqual({ symbol, modelId });
      }),
    );
  });
});

describe('portfolioPath', () => {
  it('puts the portfolio into the query', () => {
    expect(portfolioPath()).toBe('/portfolio');
    expect(portfolioPath('portfolio 1')).toBe('/portfolio?portfolio=portfolio+1');
  });
});

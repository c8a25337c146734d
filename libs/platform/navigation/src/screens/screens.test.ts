import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenQuestions } from './screenQuestions.js';
import { screenAt, screens } from './screens.js';
import { workbenchPath, workbenchSelection } from './workbenchPath.js';

describe('screens', () => {
  it('[NAVIGATION-1] stand at the addresses of the route table', () => {
    expect(screens.map((screen) => screen.path)).toEqual([
      '/',
      '/valuation-workbench',
      '/performance',
      '/heart-dashboard',
      '/usability-testing',
      '/mobile',
      '/status',
      '/settings',
      '/user-guide',
      '/changelog',
      '/terms',
      '/privacy',
    ]);
    expect(screenAt('/valuation-workbench')?.id).toBe('valuationWorkbench');
    expect(screenAt('/valuation-workbench/')?.id).toBe('valuationWorkbench');
    expect(screenAt('//')?.id).toBe('home');
  });

  it.each(['/nowhere', '/valuation-workbench/AAPL', '/Valuation-Workbench', ''])(
    '[NAVIGATION-1] are nowhere else, such as %j',
    (path) => {
      expect(screenAt(path)).toBeNull();
    },
  );

  it('[NAVIGATION-6] have distinct titles, questions and tour places', () => {
    const described = screens.map((screen) => ({ ...screen, question: screenQuestions[screen.id] }));
    for (const field of ['title', 'question', 'tourId', 'path'] as const) {
      const values = described.map((screen) => screen[field]);
      expect(new Set(values).size).toBe(screens.length);
      expect(values.every((value) => value.trim() !== '')).toBe(true);
    }
  });
});

describe('workbenchPath', () => {
  it('[NAVIGATION-2] puts company and model into the query', () => {
    expect(workbenchPath()).toBe('/valuation-workbench');
    expect(workbenchPath('BRK-B')).toBe('/valuation-workbench?symbol=BRK-B');
    expect(workbenchPath('MSFT', 'model 1')).toBe('/valuation-workbench?symbol=MSFT&model=model+1');
  });

  it('[NAVIGATION-2] is read back as it was written', () => {
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

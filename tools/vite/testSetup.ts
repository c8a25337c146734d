import { act, cleanup, configure, getConfig, render } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearPage } from './clearPage.ts';
import { hastenQueries } from './hastenQueries.ts';
import { hastenTexts } from './hastenTexts.ts';
import { timeFramesApart } from './timeFramesApart.ts';

// React Aria asks for it when it opens a popover, and jsdom has none. The ids it is asked about need no escaping.
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

// Charts and grids ask for it, and jsdom has no layout in which anything could be resized.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

// With each element React keeps a stack of where it was made, which no test prints, at a quarter of the time of a large
// screen. It keeps none beyond a number a second, and here that number has always been reached.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => 10_000, set: () => undefined },
);

if ('document' in globalThis) {
  hastenQueries(window as Window & typeof globalThis);
  hastenTexts();
  timeFramesApart(window);
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView ??= () => undefined;
}

const { asyncWrapper, getElementError } = getConfig();
// The library stays from one test file to the next, and with it what was configured.
if (!('runsEffects' in asyncWrapper)) {
  /**
   * What is waited for is found as soon as it is drawn, while its effects (listeners, what is written down) come a
   * task later. Here they have run when the waiting ends, and whether a test acts before or after them is not left to
   * chance. So no test that waits sees what an event finds that comes in between: a timer's, another tab's or the
   * storage's is quick enough for that. Stories and browser tests, which have nothing of this, may see it.
   */
  const waitWithEffects = async (wait: () => unknown): Promise<unknown> => {
    const found: unknown = await asyncWrapper(wait);
    // React runs the effects that wait before it draws anything: here nothing, apart from the page.
    const container = document.createElement('div');
    await act(async () => {
      render(null, { container, baseElement: container });
    });
    return found;
  };
  /** While something is waited for the library asks again and again, and says so here to itself alone. */
  const isAskingAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const withoutPage = (message: string | null): Error =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  configure({
    asyncWrapper: Object.assign(waitWithEffects, { runsEffects: true }),
    // What is loaded when it is first needed is also compiled then, on machines that do other things too.
    asyncUtilTimeout: 10_000,
    // To print the page takes longer than to search it: it is printed once, when the waiting has come to its end.
    getElementError: (message, container) =>
      isAskingAgain() ? withoutPage(message) : getElementError(message, container),
  });
}

afterEach(() => {
  cleanup();
  // Tests without a page ask for Node's environment in their first line.
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(async () => {
  // A module that is still being loaded would fail once the page is gone, and stay failed for the files that follow.
  await vi.dynamicImportSettled();
  if ('document' in globalThis) clearPage();
});

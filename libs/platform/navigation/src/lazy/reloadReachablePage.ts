import type { ReloadGuard } from './ReloadGuardContext.js';

/** What of the browser is needed to load the page anew. */
export interface ReloadDependencies {
  readonly fetch: typeof globalThis.fetch;
  readonly location: Pick<Location, 'href' | 'reload'>;
}

/**
 * Loads the page anew if it can be reached, so that nobody is left with an empty window, and if it may: that is asked
 * last, since work goes on while the page is reached for. Resolves only where it stays; never rejects.
 */
export async function reloadReachablePage(
  mayReload: ReloadGuard,
  browser: ReloadDependencies = globalThis,
): Promise<void> {
  const { href } = browser.location;
  const isReached = await browser.fetch(href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReached || !(await mayReload())) return;
  browser.location.reload();
  await new Promise<never>(() => undefined);
}

import type { ReloadGuard } from './ReloadGuardContext.js';

/** The browser functions needed to reload the page. */
export interface ReloadDependencies {
  readonly fetch: typeof globalThis.fetch;
  readonly location: Pick<Location, 'href' | 'reload'>;
}

/**
 * Reloads the page if it is reachable, so that nobody is left with an empty window, and if allowed. That is checked
 * last, since work continues while the page is requested. Resolves only if it stays; never rejects.
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

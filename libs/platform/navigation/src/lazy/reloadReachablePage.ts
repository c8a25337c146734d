/** What of the browser is needed to load the page anew. */
export interface ReloadEdges {
  readonly fetch: typeof globalThis.fetch;
  readonly location: Pick<Location, 'href' | 'reload'>;
}

/**
 * Loads the page anew if it can be reached, so that nobody is left with an empty window. Resolves only where it
 * cannot; never rejects.
 */
export async function reloadReachablePage(browser: ReloadEdges = globalThis): Promise<void> {
  const { href } = browser.location;
  const isReached = await browser.fetch(href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReached) return;
  browser.location.reload();
  await new Promise<never>(() => undefined);
}

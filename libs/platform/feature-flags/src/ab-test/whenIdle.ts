/** Resolves when the browser is idle, after five seconds at the latest. */
export const whenIdle = (
  browser: { readonly requestIdleCallback?: typeof requestIdleCallback } = globalThis,
): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    if (browser.requestIdleCallback) browser.requestIdleCallback(done, { timeout: 5000 });
    else setTimeout(done, 2000);
  });

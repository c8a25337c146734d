/** Settles when the browser has nothing better to do, at the latest after five seconds. */
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

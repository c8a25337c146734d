/** Resolves once the page and its resources have been loaded. */
export function whenLoaded(window: Pick<Window, 'addEventListener' | 'document'>): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener(
      'load',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}

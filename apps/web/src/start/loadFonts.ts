const delayMs = 100;

/** Loads the product's fonts a moment after the first paint; until then, text stands in a font of the same measure. */
export function loadFonts(window: Pick<Window, 'requestAnimationFrame' | 'setTimeout'>): void {
  window.requestAnimationFrame(() => {
    window.setTimeout(() => {
      // Without them the fallback stays, which is readable: nothing to say.
      import('@finance-analyst/design-tokens/fonts.css').catch(() => undefined);
    }, delayMs);
  });
}

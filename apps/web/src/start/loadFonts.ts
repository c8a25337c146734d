const delayMs = 100;
const families = ['Inter Variable', 'JetBrains Mono Variable'];

type FontDependencies = Pick<Window, 'requestAnimationFrame' | 'setTimeout'> & {
  readonly document: { readonly fonts: Pick<FontFaceSet, 'load'> };
};

const importStyles = (): Promise<unknown> => import('@finance-analyst/design-tokens/fonts.css');

/** Loads the product's fonts a moment after the first paint; until then, text stands in a font of the same measure. */
export function loadFonts(window: FontDependencies, loadStyles = importStyles): void {
  const load = async () => {
    await loadStyles();
    await Promise.all(families.map((family) => window.document.fonts.load(`1em "${family}"`)));
  };
  window.requestAnimationFrame(() => {
    window.setTimeout(() => {
      // Without them the fallback stays, which is readable: nothing to say.
      load().catch(() => undefined);
    }, delayMs);
  });
}

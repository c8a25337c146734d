const delayMs = 100;
const families = ['Inter Variable', 'JetBrains Mono Variable'];

type FontDependencies = Pick<Window, 'requestAnimationFrame' | 'setTimeout'> & {
  readonly document: { readonly fonts: Pick<FontFaceSet, 'load'> };
};

const importStyles = (): Promise<unknown> => import('@finance-analyst/design-tokens/fonts.css');

/** Loads the app's fonts shortly after the first paint; until then, text uses a fallback font of the same width. */
export function loadFonts(window: FontDependencies, loadStyles = importStyles): void {
  const load = async () => {
    await loadStyles();
    await Promise.all(families.map((family) => window.document.fonts.load(`1em "${family}"`)));
  };
  window.requestAnimationFrame(() => {
    window.setTimeout(() => {
      // If they fail to load, the readable fallback stays, so there is nothing to report.
      load().catch(() => undefined);
    }, delayMs);
  });
}

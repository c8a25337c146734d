interface TransitionDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'matchMedia'>;
}

/** Makes a change of theme fade from one to the other, unless motion is reduced or the browser cannot. */
export function withThemeTransition({ document, window }: TransitionDependencies, change: () => void): void {
  const isMotionReduced =
    document.documentElement.dataset['motion'] === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isMotionReduced || !('startViewTransition' in document)) change();
  else {
    // A page out of sight, or a second change meanwhile, skips the fade; the theme changes all the same.
    document.startViewTransition(change).ready.catch(() => undefined);
  }
}

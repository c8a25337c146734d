interface TransitionDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'matchMedia'>;
}

/** Fades between themes, unless motion is reduced or unsupported. */
export function withThemeTransition({ document, window }: TransitionDependencies, change: () => void): void {
  const isMotionReduced =
    document.documentElement.dataset['motion'] === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isMotionReduced || !('startViewTransition' in document)) change();
  else {
    // A hidden page, or a second change meanwhile, skips the fade; the theme changes anyway.
    document.startViewTransition(change).ready.catch(() => undefined);
  }
}

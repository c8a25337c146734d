/** Stand-ins for what charts and overlays ask of a browser and the test environment lacks: nothing here has a size. */
class NoResizes implements ResizeObserver {
  observe(): void {
    // Nothing is ever resized.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

const cssEscape = { escape: (text: string) => text };

/** Fills the gaps that are there, and only those. */
export function fillBrowserGaps(): void {
  const scope = globalThis as { ResizeObserver?: unknown; CSS?: unknown };
  scope.ResizeObserver ??= NoResizes;
  scope.CSS ??= cssEscape;
  const element: { checkVisibility?: () => boolean } = Element.prototype;
  element.checkVisibility ??= () => true;
}

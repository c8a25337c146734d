/** Stand-ins for browser APIs that charts and overlays need and the test environment lacks; nothing has a size here. */
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

/** Fills only the missing APIs. */
export function fillBrowserGaps(): void {
  const scope = globalThis as { ResizeObserver?: unknown; CSS?: unknown };
  scope.ResizeObserver ??= NoResizes;
  scope.CSS ??= cssEscape;
}

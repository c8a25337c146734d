/** Stands in for the observer of a browser where nothing is laid out, so nothing changes its size. */
export class NoResizes implements ResizeObserver {
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

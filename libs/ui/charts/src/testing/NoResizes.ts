/** Replaces the resize observer in an environment without layout. */
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

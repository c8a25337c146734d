/** Focuses the main area and scrolls to the top, as when another screen opens. */
export function enterScreen(main: HTMLElement | null): void {
  main?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

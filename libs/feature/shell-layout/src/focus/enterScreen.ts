/** Moves the focus to the main area and the page to its top, as where another screen opens. */
export function enterScreen(main: HTMLElement | null): void {
  main?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

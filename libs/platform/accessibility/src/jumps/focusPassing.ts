/**
 * Moves the focus to an element that is not normally focusable. It stays focusable until it loses the focus; then every
 * trace is removed.
 */
export function focusPassing(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  element.focus();
}

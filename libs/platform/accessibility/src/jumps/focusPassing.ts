/**
 * Moves the focus to an element that cannot usually have it. It can for as long as the focus stays; then nothing of it
 * is left on the element.
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

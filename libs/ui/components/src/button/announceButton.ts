const clearAfterMs = 7000;

/** Makes a screen reader announce the focused button again after its state has changed. */
export function announceButton(button: HTMLButtonElement): void {
  const page = button.ownerDocument;
  const region = page.createElement('div');
  region.setAttribute('aria-live', 'assertive');
  // An open dialog hides the rest of the page from screen readers, except elements with this mark.
  region.setAttribute('data-live-announcer', 'true');
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  page.body.append(region);
  // A screen reader announces only changes to a live region.
  setTimeout(() => {
    region.textContent = button.getAttribute('aria-label') ?? button.textContent;
  }, 100);
  setTimeout(() => {
    region.remove();
  }, clearAfterMs);
}

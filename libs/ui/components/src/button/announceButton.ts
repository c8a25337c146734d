const clearAfterMs = 7000;

/** Has a screen reader read a button that it stands on once more, since what it does has changed. */
export function announceButton(button: HTMLButtonElement): void {
  const page = button.ownerDocument;
  const region = page.createElement('div');
  region.setAttribute('aria-live', 'assertive');
  // An open dialog hides the rest of the page from screen readers, but not what carries this mark.
  region.setAttribute('data-live-announcer', 'true');
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  page.body.append(region);
  // Only what changes in a region is read.
  setTimeout(() => {
    region.textContent = button.getAttribute('aria-label') ?? button.textContent;
  }, 100);
  setTimeout(() => {
    region.remove();
  }, clearAfterMs);
}

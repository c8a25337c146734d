/** Whether an element is rendered and reachable: not hidden, and not behind an open dialog. */
export function isShown(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return false;
  if (typeof element.checkVisibility === 'function')
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  const view = element.ownerDocument.defaultView;
  if (view?.getComputedStyle(element).visibility === 'hidden') return false;
  for (let shown: Element | null = element; shown; shown = shown.parentElement)
    if (view?.getComputedStyle(shown).display === 'none') return false;
  return true;
}

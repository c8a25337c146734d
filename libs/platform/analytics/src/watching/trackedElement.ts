const tags = 'button, a, link, input, select, textarea, [data-track]';
const classes = ['btn', 'button', 'link', 'nav', 'menu'].map((word) => `[class*="${word}" i]`).join(', ');

/**
 * The element whose click is tracked when this one is clicked: a button, link, input, select, textarea or an element
 * with `data-track`, or a descendant of one; or an element whose class contains btn, button, link, nav
 * or menu, or a direct child of one. Null for anything else.
 */
export function trackedElement(clicked: Element): Element | null {
  const marked = clicked.closest(tags);
  if (marked) return marked;
  // An icon's shapes count as the icon. A class reaches no further than this, since layouts have such classes too.
  const start = clicked.closest('svg') ?? clicked;
  const parent = start.parentElement;
  const { body, documentElement } = clicked.ownerDocument;
  return (
    [start, parent].find(
      (element) => element && element !== body && element !== documentElement && element.matches(classes),
    ) ?? null
  );
}

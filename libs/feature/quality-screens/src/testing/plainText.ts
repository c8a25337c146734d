/** The visible text of an element, with all spaces normalized. */
export const plainText = (element: Element | null | undefined): string | undefined =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim();

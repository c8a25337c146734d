/** The text of an element as a person reads it: all spaces alike. */
export const plainText = (element: Element | null | undefined): string | undefined =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim();

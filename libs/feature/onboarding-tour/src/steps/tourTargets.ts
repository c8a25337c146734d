/** The elements with this `data-tour`, shown or not. */
export const tourTargets = (document: Document, target: string): readonly Element[] => [
  ...document.querySelectorAll(`[data-tour="${target}"]`),
];

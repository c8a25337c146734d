/** The elements with this `data-tour`, visible or not. */
export const tourTargets = (document: Document, target: string): readonly Element[] => [
  ...document.querySelectorAll(`[data-tour="${target}"]`),
];

import { tourTargets } from './tourTargets.js';

const isShown = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** The element a step points at; null if there is none, or if a small screen hides it. */
export const findTarget = (document: Document, target: string | null): Element | null =>
  target === null ? null : (tourTargets(document, target).find(isShown) ?? null);

import { tourTargets } from './tourTargets.js';

const isShown = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** What a step points at; null where that is nothing, or is folded away on a small screen. */
export const findTarget = (document: Document, target: string | null): Element | null =>
  target === null ? null : (tourTargets(document, target).find(isShown) ?? null);

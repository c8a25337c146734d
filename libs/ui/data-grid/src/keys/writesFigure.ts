import type { PressedGridKey } from './pressesKey.js';

/** A key that writes figures: in a cell with a field it begins an entry. */
export const writesFigure = ({ key, ctrlKey, metaKey, altKey }: PressedGridKey): boolean =>
  /^[\d.,(+\-−=]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

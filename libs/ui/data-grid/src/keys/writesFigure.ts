import type { PressedGridKey } from './pressesKey.js';

/** Whether a key types a figure, and so opens an entry in an editable cell. */
export const writesFigure = ({ key, ctrlKey, metaKey, altKey }: PressedGridKey): boolean =>
  /^[\d.,(+\-−=]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

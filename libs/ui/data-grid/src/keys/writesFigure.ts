import type { PressedGridKey } from './pressesKey.js';

/**
 * Whether a key types a figure or a calculation, and so opens an entry in an editable cell. An operator with nothing before it
 * is among them: if it were ignored, `*1.1` would be entered as 1.1.
 */
export const writesFigure = ({ key, ctrlKey, metaKey, altKey }: PressedGridKey): boolean =>
  /^[\d.,(+\-−=*/^×÷]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

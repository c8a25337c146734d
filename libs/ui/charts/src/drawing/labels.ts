import type { PlacedText } from '../frame/PlacedText.js';
import type { Label } from './Drawing.js';

/** Placed texts in one style. */
export const labels = (
  texts: readonly PlacedText[],
  letters: Pick<Label, 'size' | 'weight' | 'color' | 'hasHalo'>,
): readonly Label[] => texts.map((text) => ({ kind: 'text', ...text, ...letters }));

import type { LabelWeight } from './Drawing.js';
import { cssColor, type DrawingColor } from './DrawingColor.js';

/** The parts of a drawing that the theme sets. */
export interface DrawingTheme {
  readonly color: (color: DrawingColor) => string;
  readonly weight: (weight: LabelWeight) => string;
  readonly family: string;
}

/** The theme as CSS: the browser applies light and dark, contrast, print and other page settings. */
export const liveTheme: DrawingTheme = {
  color: cssColor,
  weight: (weight) => `var(--weight-${weight})`,
  family: 'var(--font-text)',
};

import type { LabelWeight } from './Drawing.js';
import { cssColor, type DrawingColor } from './DrawingColor.js';

/** What a drawing leaves to the theme. */
export interface DrawingTheme {
  readonly color: (color: DrawingColor) => string;
  readonly weight: (weight: LabelWeight) => string;
  readonly family: string;
}

/** The theme as CSS reads it: the browser follows light and dark, contrast, paper and what else the page is set to. */
export const liveTheme: DrawingTheme = {
  color: cssColor,
  weight: (weight) => `var(--weight-${weight})`,
  family: 'var(--font-text)',
};

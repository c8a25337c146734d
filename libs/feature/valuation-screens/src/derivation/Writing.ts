import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';

/** Writes the figures and days of a derivation in the locale of the screen. */
export type DerivationFormatting = Pick<FigureFormatting, 'format' | 'formatDate'>;

/** How a derivation writes its figures: in the scale of the panels beside it. */
export interface Writing {
  readonly scale: FigureScale;
  readonly formatting: DerivationFormatting;
}

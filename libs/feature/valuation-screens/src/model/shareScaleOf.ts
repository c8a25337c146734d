import type { FigureScale } from '@finance-analyst/figures';

/** The scale of share counts for a scale of amounts: billions would be too coarse for any company. */
export const shareScaleOf = (scale: FigureScale): FigureScale => (scale === 'billions' ? 'millions' : scale);

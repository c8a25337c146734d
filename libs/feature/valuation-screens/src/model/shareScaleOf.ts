import type { FigureScale } from '@finance-analyst/figures';

/** The scale of share counts beside amounts of a scale: no company has so many that billions would tell them apart. */
export const shareScaleOf = (scale: FigureScale): FigureScale => (scale === 'billions' ? 'millions' : scale);

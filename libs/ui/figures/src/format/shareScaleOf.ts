import type { FigureScale } from './FigureFormat.js';

/** The scale of share counts for a scale of amounts: billions would be too coarse for any company. */
export const shareScaleOf = (scale: FigureScale): FigureScale => (scale === 'billions' ? 'millions' : scale);

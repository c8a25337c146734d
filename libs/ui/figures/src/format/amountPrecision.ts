import type { FigureScale } from './FigureFormat.js';

/** Decimals of an amount in a scale: a billion is too much to be rounded to. */
export const amountPrecision = (scale: FigureScale): number => (scale === 'billions' ? 2 : 0);

import type { PlausibleRange } from './PlausibleRange.js';

/** The usual range of a rate. */
export const plausibleRate = (from: number, to: number): PlausibleRange => ({ from, to, kind: 'rate' });

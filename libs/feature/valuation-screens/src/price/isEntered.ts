import type { PriceSnapshot } from '@finance-analyst/documents';

/** Source of a price that the analyst entered. */
export const enteredSource = 'entered';

export const isEntered = ({ source }: Pick<PriceSnapshot, 'source'>): boolean => source === enteredSource;

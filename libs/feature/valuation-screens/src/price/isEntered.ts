import { enteredSource, type PriceSnapshot } from '@finance-analyst/documents';

export const isEntered = ({ source }: Pick<PriceSnapshot, 'source'>): boolean => source === enteredSource;

import type { FigureFormatting, FigureResult } from '@finance-analyst/figures';
import { messages } from './messages.js';

/** The value per share of a model's version, as the end of a sentence. */
export const describeValue = (
  value: FigureResult,
  currency: string,
  { format }: Pick<FigureFormatting, 'format'>,
): string =>
  value.ok
    ? messages.valueOf(format(value, { kind: 'per-share', currency, precision: 2 }))
    : messages.withoutValue;

import { writeReason, type Reason } from '@finance-analyst/foundation';
import type { FigureFormatting } from './FigureFormatProvider.js';

/** A reason with its figures and days in the locale of the screen. */
export const localReason = (
  reason: Reason,
  { format, formatDate }: Pick<FigureFormatting, 'format' | 'formatDate'>,
): string =>
  writeReason(reason, (figure) => {
    if (figure.kind === 'day') return formatDate(figure.day);
    const isPercent = figure.kind === 'percent';
    const value = isPercent ? figure.value * 100 : figure.value;
    return `${format(value, { kind: 'number', precision: figure.decimals })}${isPercent ? '%' : ''}`;
  });

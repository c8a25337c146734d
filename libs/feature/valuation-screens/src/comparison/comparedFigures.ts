import {
  figureResult,
  formatFigure,
  minusSign,
  type FigureFormat,
  type FigureFormatting,
  type FigureResult,
} from '@finance-analyst/figures';
import type { ComparedRow } from './ComparedRow.js';
import { messages } from './messages.js';

/** Two formatted figures, and the difference of the figures as shown: rates in percentage points. */
export function comparedFigures(
  then: FigureResult | number,
  now: FigureResult | number,
  how: FigureFormat,
  format: FigureFormatting['format'],
): Pick<ComparedRow, 'then' | 'now' | 'difference'> {
  const [before, after] = [figureResult(then), figureResult(now)];
  const text = (figure: FigureResult): string =>
    figure.ok ? format(figure, how) : messages.notAvailable(figure.reason);
  const difference = before.ok && after.ok ? writtenNumber(after, how) - writtenNumber(before, how) : null;
  return {
    then: text(before),
    now: text(after),
    difference:
      difference === null
        ? null
        : messages.difference(
            format(difference, { kind: 'number', precision: how.precision, sign: 'always' }),
            how.kind,
          ),
  };
}

/** The number that a reader sees, so that the difference agrees with it. */
const writtenNumber = (figure: FigureResult, how: FigureFormat): number =>
  Number(
    formatFigure(figure, { ...how, unit: 'hidden', sign: 'auto', locale: 'en-US' })
      .replace(minusSign, '-')
      .replaceAll(',', ''),
  );

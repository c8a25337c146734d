import { isAllEquity, isOutsideEquity, operands } from './equityParts.js';
import type { FiscalPeriod, ReportedFigure } from './FiscalPeriod.js';
import type { StatementLine } from './StatementLine.js';

/** The equity of common shareholders, and the lines that it was computed from. */
export interface CommonEquity {
  /** In the period's currency. */
  readonly value: number;
  readonly lines: readonly StatementLine[];
}

/**
 * Shareholders' equity less the preferred stock in it, and less minority interest where the filer reports only both
 * together; null if not reported. Temporary equity and redeemable minority interest are not part of equity.
 */
export function commonEquityOf({ figures }: Pick<FiscalPeriod, 'figures'>): CommonEquity | null {
  const { shareholdersEquity, preferredEquity, minorityInterest } = figures;
  if (!shareholdersEquity) return null;
  const within = (figure: ReportedFigure | undefined): number =>
    operands(figure)
      .filter((one) => !isOutsideEquity(one))
      .reduce((total, { sign, value }) => total + sign * value, 0);
  const preferred = within(preferredEquity);
  const minorities = isAllEquity(shareholdersEquity) ? within(minorityInterest) : 0;
  return {
    value: shareholdersEquity.value - preferred - minorities,
    lines: [
      'shareholdersEquity',
      ...(preferred === 0 ? [] : (['preferredEquity'] as const)),
      ...(minorities === 0 ? [] : (['minorityInterest'] as const)),
    ],
  };
}

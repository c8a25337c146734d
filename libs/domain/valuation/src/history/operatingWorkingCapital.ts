import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

const operatingItems: readonly { line: StatementLine; sign: 1 | -1; name: string }[] = [
  { line: 'receivables', sign: 1, name: 'receivables' },
  { line: 'inventory', sign: 1, name: 'inventory' },
  { line: 'payables', sign: -1, name: 'payables' },
  { line: 'deferredRevenueCurrent', sign: -1, name: 'deferred revenue' },
];

export interface OperatingWorkingCapital {
  /** In the period's currency; negative if customers and suppliers finance the business. */
  readonly value: number;
  /** `receivables plus inventory less payables`: the reported items. */
  readonly composition: string;
  readonly lines: readonly StatementLine[];
  readonly sources: readonly AssumptionSource[];
}

/**
 * Receivables + inventory − payables − current deferred revenue, of those reported; null
 * if none is.
 */
export function operatingWorkingCapital(period: FiscalPeriod): OperatingWorkingCapital | null {
  const found = operatingItems.flatMap((item) => {
    const source = sourceOf(period, item.line);
    return source ? [{ ...item, source }] : [];
  });
  if (found.length === 0) return null;
  return {
    value: found.reduce((sum, { sign, source }) => sum + sign * source.figure.value, 0),
    composition: found
      .map(({ sign, name }, index) => {
        if (index === 0) return sign < 0 ? `minus ${name}` : name;
        return `${sign < 0 ? 'less' : 'plus'} ${name}`;
      })
      .join(' '),
    lines: found.map(({ line }) => line),
    sources: found.map(({ source }) => source),
  };
}

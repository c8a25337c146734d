import type { FiscalPeriod } from '@finance-analyst/market';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { BalanceAmount } from './BalanceAmount.js';
import { sumOf } from './sumOf.js';

/** Goodwill and acquired intangibles, of those reported; null if neither is. */
export function goodwillOf(period: FiscalPeriod): BalanceAmount | null {
  const found = (['goodwill', 'intangibleAssets'] as const).flatMap((line) => sourceOf(period, line) ?? []);
  if (found.length === 0) return null;
  return { value: sumOf(found), composition: 'goodwill and acquired intangibles', sources: found };
}

import type { FiscalPeriod } from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from '../../default-assumptions/Assumption.js';
import { sourceOf } from '../../default-assumptions/statementHistory.js';

/** Equity and assets of the base year, and their ratio, at which assets continue to be funded. */
export function capital(base: FiscalPeriod, equity: AssumptionSource): readonly Assumption[] {
  const assets = sourceOf(base, 'totalAssets');
  const assumption = (
    input: string,
    value: number,
    reason: string,
    sources: readonly AssumptionSource[],
  ): Assumption => ({ input, value, reason, sources, external: null });
  const baseEquity = assumption('base_equity', equity.figure.value, `Shareholders’ equity of ${base.label}`, [
    equity,
  ]);
  if (!assets || assets.figure.value <= 0) {
    const why = `No total assets reported for ${base.label} under the tags checked, so equity itself grows`;
    return [
      baseEquity,
      assumption('base_assets', equity.figure.value, why, [equity]),
      assumption('capital_ratio', 1, why, []),
    ];
  }
  return [
    baseEquity,
    assumption('base_assets', assets.figure.value, `Total assets of ${base.label}`, [assets]),
    assumption(
      'capital_ratio',
      equity.figure.value / assets.figure.value,
      `Shareholders’ equity over total assets, ${base.label}, kept`,
      [equity, assets],
    ),
  ];
}

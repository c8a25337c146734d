import type { FiscalPeriod } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

/**
 * Rents less what the properties cost to run: operating income before depreciation, impairment and the cost of
 * administration, as far as they are reported; 0 without operating income or depreciation.
 */
export function netOperatingIncome(base: FiscalPeriod): Assumption {
  const income = sourceOf(base, 'operatingIncome');
  const depreciation = sourceOf(base, 'depreciation');
  const input = 'net_operating_income';
  if (!income || !depreciation)
    return {
      input,
      value: 0,
      reason: `Not known: no ${income ? 'depreciation' : 'operating income'} reported for ${base.label} under the tags checked. Enter it`,
      sources: [],
      external: null,
    };
  const administration = sourceOf(base, 'sellingGeneralAdministrative');
  const writeDown = sourceOf(base, 'impairmentAndRestructuring');
  const sources = [income, depreciation, administration, writeDown].filter((source) => source !== null);
  return {
    input,
    value: sources.reduce((sum, { figure }) => sum + figure.value, 0),
    reason: administration
      ? `Operating income + depreciation + cost of administration, ${base.label}; gains on property that operating income includes are in it`
      : `Operating income + depreciation, ${base.label}; the cost of administration is not reported apart and lowers it, gains on property that operating income includes are in it`,
    sources,
    external: null,
  };
}

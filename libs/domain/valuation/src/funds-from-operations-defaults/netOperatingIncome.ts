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
      reason: `No ${income ? 'depreciation' : 'operating income'} reported for ${base.label} under the tags checked. Enter net operating income`,
      sources: [],
      external: null,
    };
  const administration = sourceOf(base, 'sellingGeneralAdministrative');
  const writeDown = sourceOf(base, 'impairmentAndRestructuring');
  const sources = [income, depreciation, administration, writeDown].filter((source) => source !== null);
  const before = `Operating income + depreciation${writeDown ? ' + impairment and restructuring' : ''}`;
  return {
    input,
    value: sources.reduce((sum, { figure }) => sum + figure.value, 0),
    reason: administration
      ? `${before} + administrative expenses, ${base.label}; includes any gains on property in operating income`
      : `${before}, ${base.label}; after administrative expenses, which are not reported separately, and including any gains on property in operating income`,
    sources,
    external: null,
  };
}

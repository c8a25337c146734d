import { compileModel, type CompiledModel } from '@finance-analyst/model-engine';
import type { QuickBasis } from './QuickInputs.js';
import { quickValuationSource } from './quickValuationSource.js';

const compiled = new Map<string, CompiledModel>();

/** The compiled quick valuation over `years` years; throws a RangeError if there can be none. */
export function quickValuationModel(basis: QuickBasis, years: number): CompiledModel {
  const key = `${basis} ${years}`;
  const known = compiled.get(key);
  if (known) return known;
  const compilation = compileModel(quickValuationSource(basis), { forecastPeriods: years });
  if (!compilation.ok)
    throw new RangeError(
      `No quick valuation of ${years} years: ${compilation.errors[0]?.message ?? 'it does not compile'}`,
    );
  compiled.set(key, compilation.model);
  return compilation.model;
}

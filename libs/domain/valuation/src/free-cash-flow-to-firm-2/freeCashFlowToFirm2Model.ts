import { compileModel, type CompiledModel } from '@finance-analyst/model-engine';
import { freeCashFlowToFirm2Source } from './freeCashFlowToFirm2Source.js';

const compiled = new Map<string, CompiledModel>();

/** The compiled version 2 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export function freeCashFlowToFirm2Model(years: number, historicalYears: number): CompiledModel {
  const key = `${years}/${historicalYears}`;
  const known = compiled.get(key);
  if (known) return known;
  const compilation = compileModel(freeCashFlowToFirm2Source, {
    forecastPeriods: years,
    historicalPeriods: historicalYears,
  });
  if (!compilation.ok)
    throw new RangeError(
      `No free-cash-flow model of ${historicalYears} and ${years} years: ${compilation.errors[0]?.message ?? 'it does not compile'}`,
    );
  compiled.set(key, compilation.model);
  return compilation.model;
}

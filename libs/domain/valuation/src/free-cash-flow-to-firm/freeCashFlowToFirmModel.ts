import { compileModel, type CompiledModel } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmSource } from './freeCashFlowToFirmSource.js';

const compiled = new Map<number, CompiledModel>();

/** The compiled model with `years` forecast years, 1 to 50. */
export function freeCashFlowToFirmModel(years: number): CompiledModel {
  const known = compiled.get(years);
  if (known) return known;
  const compilation = compileModel(freeCashFlowToFirmSource, { forecastPeriods: years });
  if (!compilation.ok)
    throw new RangeError(
      `No free-cash-flow model of ${years} years: ${compilation.errors[0]?.message ?? 'it does not compile'}`,
    );
  compiled.set(years, compilation.model);
  return compilation.model;
}

/** Inputs that have one value for each forecast year. */
export const driverInputs: ReadonlySet<string> = new Set([
  'revenue_growth',
  'operating_margin',
  'tax_rate',
  'depreciation_rate',
  'capital_expenditure_rate',
  'working_capital_rate',
]);

import { compileModel, type CompiledModel, type CompileOptions } from '@finance-analyst/model-engine';
import { rewordedSource } from '../templates/rewordedSource.js';
import { freeCashFlowToFirmSource } from './freeCashFlowToFirmSource.js';

type Powers = NonNullable<CompileOptions['powers']>;

const compiled: Readonly<Record<Powers, Map<number, CompiledModel>>> = { engine: new Map(), host: new Map() };

/** The compiled model with `years` forecast years, 1 to 50. */
export function freeCashFlowToFirmModel(years: number, powers: Powers = 'engine'): CompiledModel {
  const known = compiled[powers].get(years);
  if (known) return known;
  const compilation = compileModel(rewordedSource(freeCashFlowToFirmSource), {
    forecastPeriods: years,
    powers,
  });
  if (!compilation.ok)
    throw new RangeError(
      `No free-cash-flow model of ${years} years: ${compilation.errors[0]?.message ?? 'it does not compile'}`,
    );
  compiled[powers].set(years, compilation.model);
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

import { compileModel, type CompiledModel } from '@finance-analyst/model-engine';
import { rewordedSource } from './rewordedSource.js';
import { withIncrementalReturn } from './withIncrementalReturn.js';
import { withSinglePeriodCheck } from './withSinglePeriodCheck.js';

/**
 * The compiled model of a template with a past: with `years` forecast years and `historicalYears` before them, 1 to 50
 * each, compiled once for each pair. Throws a RangeError for any other number.
 */
export function createTemplateModel(
  source: string,
  name: string,
): (years: number, historicalYears: number) => CompiledModel {
  const compiled = new Map<string, CompiledModel>();
  return (years, historicalYears) => {
    const key = `${years}/${historicalYears}`;
    const known = compiled.get(key);
    if (known) return known;
    const compiledSource = withSinglePeriodCheck(
      withIncrementalReturn(rewordedSource(source), historicalYears),
      years,
    );
    const compilation = compileModel(compiledSource, {
      forecastPeriods: years,
      historicalPeriods: historicalYears,
    });
    if (!compilation.ok)
      throw new RangeError(
        `No ${name} model of ${historicalYears} and ${years} years: ${compilation.errors[0]?.message ?? 'it does not compile'}`,
      );
    compiled.set(key, compilation.model);
    return compilation.model;
  };
}

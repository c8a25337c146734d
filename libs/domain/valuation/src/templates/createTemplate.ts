import { compileModel, type Compilation } from '@finance-analyst/model-engine';
import { rewordedSource } from './rewordedSource.js';
import type { ValuationTemplate } from './ValuationTemplate.js';

/** A template whose model is compiled once for each number of years. */
export function createTemplate(
  template: Pick<ValuationTemplate, 'reference' | 'source' | 'example'>,
): ValuationTemplate {
  const compiled = new Map<number, Compilation>();
  const compile = (years: number): Compilation => {
    const compilation =
      compiled.get(years) ?? compileModel(rewordedSource(template.source), { forecastPeriods: years });
    // Only what compiles is kept: there are 50 such numbers, and no limit to the others.
    if (compilation.ok) compiled.set(years, compilation);
    return compilation;
  };
  return {
    ...template,
    compile,
    model: (years) => {
      const compilation = compile(years);
      if (compilation.ok) return compilation.model;
      const why = compilation.errors[0]?.message ?? 'it does not compile';
      throw new RangeError(`No ${template.reference.id} model of ${years} years: ${why}`);
    },
  };
}

import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { withYears } from '@finance-analyst/model-engine';
import type { createTemplateModel } from './createTemplateModel.js';
import type { ModelMethod } from './ModelMethod.js';

/** The model of a company with as many years before the forecast as its history has, labeled by their fiscal years. */
export const withPastYears =
  (
    compiled: ReturnType<typeof createTemplateModel>,
    historyOf: (fundamentals: CompanyFundamentals) => { readonly historicalYears: readonly FiscalPeriod[] },
  ): ModelMethod['model'] =>
  (years, fundamentals) => {
    const { historicalYears } = historyOf(fundamentals);
    const model = compiled(years, Math.max(historicalYears.length, 1));
    const newest = historicalYears.at(-1);
    return newest ? withYears(model, newest.fiscalYear + 1) : model;
  };

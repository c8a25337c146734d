import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import type { CompanyDefaults, CompanyDefaultsRequest } from '../company-defaults/CompanyDefaults.js';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import { excessReturn2Method } from '../excess-return-2/excessReturn2Method.js';
import { excessReturnDefaults } from '../excess-return-defaults/excessReturnDefaults.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';
import { fundsFromOperationsMethod } from '../funds-from-operations/fundsFromOperationsMethod.js';
import { fundsFromOperationsDefaults } from '../funds-from-operations-defaults/fundsFromOperationsDefaults.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { createValuationBody } from './createValuationBody.js';

/** The method that fits a kind of business, with its defaults. */
function startOf(businessModel: string): {
  readonly method: ModelMethod;
  readonly defaultsOf: (given: CompanyDefaultsRequest) => Result<Omit<CompanyDefaults, 'questions'>>;
} {
  if (businessModel === 'bank' || businessModel === 'insurer')
    return { method: excessReturn2Method, defaultsOf: excessReturnDefaults };
  if (businessModel === 'property')
    return { method: fundsFromOperationsMethod, defaultsOf: fundsFromOperationsDefaults };
  return { method: freeCashFlowToFirm2Method, defaultsOf: defaultsOfCompany };
}

/** The body of a new model of a company with the method that fits its business and its defaults, or why none fits it. */
export function newValuationBody(given: {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  readonly quote: Quote | null;
}): Result<ValuationModelBody> {
  const { businessModel } = given.fundamentals;
  const { method, defaultsOf } = startOf(businessModel);
  const defaults = defaultsOf(given);
  if (!defaults.ok) return defaults;
  const { years, base, assumptions, historicalYears } = defaults.value;
  return {
    ok: true,
    value: createValuationBody({
      fundamentals: given.fundamentals,
      defaults: { base, assumptions },
      quote: given.quote,
      years,
      baseYearEnd: historicalYears.at(-1)?.end ?? base.end,
      method,
    }),
  };
}

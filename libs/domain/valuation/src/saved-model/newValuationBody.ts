import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import { excessReturn2Method } from '../excess-return-2/excessReturn2Method.js';
import { excessReturnDefaults } from '../excess-return-defaults/excessReturnDefaults.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';
import { createValuationBody } from './createValuationBody.js';

/** The body of a new model of a company with the method that fits its business and its defaults, or why none fits it. */
export function newValuationBody(given: {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  readonly quote: Quote | null;
}): Result<ValuationModelBody> {
  const { businessModel } = given.fundamentals;
  const isFinancial = businessModel === 'bank' || businessModel === 'insurer';
  const defaults = isFinancial ? excessReturnDefaults(given) : defaultsOfCompany(given);
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
      method: isFinancial ? excessReturn2Method : freeCashFlowToFirm2Method,
    }),
  };
}

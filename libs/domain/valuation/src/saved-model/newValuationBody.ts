import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import type { CompanyDefaults, CompanyDefaultsRequest } from '../company-defaults/CompanyDefaults.js';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import { excessReturn2Method } from '../excess-return-2/excessReturn2Method.js';
import { excessReturnDefaults } from '../excess-return-defaults/excessReturnDefaults.js';
import { freeCashFlowToFirm4Method } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Method.js';
import { fundsFromOperationsMethod } from '../funds-from-operations/fundsFromOperationsMethod.js';
import { fundsFromOperationsDefaults } from '../funds-from-operations-defaults/fundsFromOperationsDefaults.js';
import { leveragedBuyout3Method } from '../leveraged-buyout-3/leveragedBuyout3Method.js';
import { leveragedBuyoutDefaults } from '../leveraged-buyout-defaults/leveragedBuyoutDefaults.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { createValuationBody } from './createValuationBody.js';

/** What a new model is for: a discounted cash flow valuation, or a leveraged buyout. */
export type ModelPreset = 'dcf' | 'lbo';

/** What a new model is made from; rates are fractions a year. */
export interface NewModelRequest {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  readonly quote: Quote | null;
  /** Forecast years, 1 to 50; by default what the company's history proposes. */
  readonly years?: number;
}

/** A method, and how a company's statements give its defaults. */
interface MethodStart {
  readonly method: ModelMethod;
  readonly defaultsOf: (given: CompanyDefaultsRequest) => Result<Omit<CompanyDefaults, 'questions'>>;
}

/** Where a discounted cash flow valuation starts: at the method that fits a kind of business. */
function discountedCashFlow(businessModel: string): MethodStart {
  if (businessModel === 'bank' || businessModel === 'insurer')
    return { method: excessReturn2Method, defaultsOf: excessReturnDefaults };
  if (businessModel === 'property')
    return { method: fundsFromOperationsMethod, defaultsOf: fundsFromOperationsDefaults };
  return { method: freeCashFlowToFirm4Method, defaultsOf: defaultsOfCompany };
}

/** Where each preset starts, by the kind of business. A preset without a method is left out. */
const startOfPreset = new Map<ModelPreset, (businessModel: string) => MethodStart>([
  ['dcf', discountedCashFlow],
  ['lbo', () => ({ method: leveragedBuyout3Method, defaultsOf: leveragedBuyoutDefaults })],
]);

/** The presets that have a method, in the order in which they are offered. */
export const modelPresets: readonly ModelPreset[] = [...startOfPreset.keys()];

/**
 * The body of a new model of a company from a preset, by default `dcf`, with the method that fits its business and its
 * defaults, or why none fits it.
 */
export function newValuationBody({
  preset = 'dcf',
  ...given
}: NewModelRequest & { readonly preset?: ModelPreset }): Result<ValuationModelBody> {
  const start = startOfPreset.get(preset);
  if (!start) return { ok: false, reason: `This release has no method for the preset ${preset}.` };
  const { fundamentals, quote } = given;
  const { method, defaultsOf } = start(fundamentals.businessModel);
  const defaults = defaultsOf(given);
  if (!defaults.ok) return defaults;
  const { years, base, assumptions, historicalYears } = defaults.value;
  return {
    ok: true,
    value: createValuationBody({
      fundamentals,
      defaults: { base, assumptions },
      quote,
      years,
      baseYearEnd: historicalYears.at(-1)?.end ?? base.end,
      method,
    }),
  };
}

import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import type { CompanyDefaults } from '../company-defaults/CompanyDefaults.js';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import { excessReturn2Method } from '../excess-return-2/excessReturn2Method.js';
import { excessReturnDefaults } from '../excess-return-defaults/excessReturnDefaults.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';
import { leveragedBuyout2Method } from '../leveraged-buyout-2/leveragedBuyout2Method.js';
import { leveragedBuyoutDefaults } from '../leveraged-buyout-defaults/leveragedBuyoutDefaults.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { createValuationBody } from './createValuationBody.js';

/** What a new model is for: a discounted cash flow valuation, or a leveraged buyout. */
export type ModelPreset = 'dcf' | 'lbo';

export interface NewModelRequest {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  readonly quote: Quote | null;
  /** Forecast years, 1 to 50; by default what the company's history proposes. */
  readonly years?: number;
}

function bodyOf(
  given: NewModelRequest,
  defaults: Result<Omit<CompanyDefaults, 'questions'>>,
  method: ModelMethod,
): Result<ValuationModelBody> {
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

/** The method that fits the company's business, and its defaults. */
function discountedCashFlow(given: NewModelRequest): Result<ValuationModelBody> {
  const { businessModel } = given.fundamentals;
  return businessModel === 'bank' || businessModel === 'insurer'
    ? bodyOf(given, excessReturnDefaults(given), excessReturn2Method)
    : bodyOf(given, defaultsOfCompany(given), freeCashFlowToFirm2Method);
}

const leveragedBuyout = (given: NewModelRequest): Result<ValuationModelBody> =>
  bodyOf(given, leveragedBuyoutDefaults(given), leveragedBuyout2Method);

/** How the body of each preset is made. A preset without a method is left out. */
const bodyOfPreset = new Map<ModelPreset, (given: NewModelRequest) => Result<ValuationModelBody>>([
  ['dcf', discountedCashFlow],
  ['lbo', leveragedBuyout],
]);

/** The presets that have a method, in the order in which they are offered. */
export const modelPresets: readonly ModelPreset[] = [...bodyOfPreset.keys()];

/**
 * The body of a new model of a company from a preset, by default `dcf`, with the method that fits its business and its
 * defaults, or why none fits it.
 */
export function newValuationBody({
  preset = 'dcf',
  ...given
}: NewModelRequest & { readonly preset?: ModelPreset }): Result<ValuationModelBody> {
  const create = bodyOfPreset.get(preset);
  return create
    ? create(given)
    : { ok: false, reason: `This release has no method for the preset ${preset}.` };
}

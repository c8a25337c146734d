import type { Result } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { normalMargin } from '../earnings-power/normalMargin.js';
import { fromModel } from './fromModel.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/** Revenue of today at the margin of the cycle, forever and without growth: what the business is worth as it is. */
export function earningsPowerInputs({ fundamentals, at }: OtherMethodBasis): Result<readonly Assumption[]> {
  const margin = normalMargin(fundamentals);
  if (!margin) return { ok: false, reason: 'No fiscal year has operating income and revenue.' };
  return {
    ok: true,
    value: [
      fromModel('base_revenue', at('base_revenue'), 'Revenue of the model'),
      margin,
      fromModel('tax_rate', at('terminal_tax_rate'), 'Tax rate after the forecast of the model'),
      fromModel('wacc_method', 'given', 'The rate of the model'),
      fromModel('given_wacc', at('wacc'), 'Cost of capital of the model'),
      fromModel('cash', at('cash'), 'Cash of the model'),
      fromModel(
        'non_operating_assets',
        at('non_operating_assets') + at('associates'),
        'Investments and associates of the model',
      ),
      fromModel('debt', at('debt') + at('pension_claim'), 'Debt and unfunded pensions of the model'),
      fromModel('minority_interest', at('minority_interest'), 'Minorities of the model'),
      fromModel('preferred_equity', at('preferred_equity'), 'Preferred equity of the model'),
      fromModel('shares_outstanding', at('diluted_shares'), 'Diluted shares of the model'),
    ],
  };
}

import type { Result } from '@finance-analyst/foundation';
import type { StatementLine } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import {
  medianOf,
  medianPhrase,
  ratiosOf,
  sourceOf,
  spanOf,
} from '../default-assumptions/statementHistory.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { RateOfMethod } from './OtherMethod.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/** What the margin of a past year of the model is computed from. */
const marginLines: readonly StatementLine[] = [
  'operatingIncome',
  'intangibleAmortization',
  'impairmentAndRestructuring',
  'revenue',
];

/** Current revenue at the median margin of the model's past, in perpetuity and without growth (Greenwald's earnings power). */
export function earningsPowerInputs(
  basis: OtherMethodBasis,
  costOfCapital: RateOfMethod,
): Result<readonly Assumption[]> {
  const { at } = basis;
  const margin = marginThroughCycle(basis);
  if (!margin) return { ok: false, reason: 'No fiscal year has operating income and revenue.' };
  return {
    ok: true,
    value: [
      statedAssumption('base_revenue', at('base_revenue'), 'Revenue of the model'),
      margin,
      statedAssumption('tax_rate', at('terminal_tax_rate'), 'Tax rate after the forecast of the model'),
      statedAssumption('wacc_method', 'given', 'The rate of the model, or a step from it'),
      statedAssumption('given_wacc', costOfCapital.value, costOfCapital.reason),
      statedAssumption('cash', at('cash'), 'Cash of the model'),
      statedAssumption(
        'non_operating_assets',
        at('non_operating_assets') + at('associates'),
        'Investments and associates of the model',
      ),
      statedAssumption('debt', at('debt') + at('pension_claim'), 'Debt and unfunded pensions of the model'),
      statedAssumption('minority_interest', at('minority_interest'), 'Minorities of the model'),
      statedAssumption('preferred_equity', at('preferred_equity'), 'Preferred equity of the model'),
      statedAssumption('shares_outstanding', at('diluted_shares'), 'Diluted shares of the model'),
    ],
  };
}

/** The median margin before amortization of acquired intangibles and one-offs, of the years that the model computes. */
function marginThroughCycle({ at, history }: OtherMethodBasis): Assumption | null {
  const modelPeriods = new Map(history.map(({ period, modelPeriod }) => [period, modelPeriod]));
  const margins = ratiosOf([...modelPeriods.keys()], (year) => {
    const modelPeriod = modelPeriods.get(year) ?? null;
    const value = modelPeriod === null ? Number.NaN : at('margin_of_revenue', modelPeriod);
    return Number.isFinite(value)
      ? { value, sources: marginLines.flatMap((line) => sourceOf(year, line) ?? []) }
      : null;
  });
  const middle = medianOf(margins);
  return middle === null
    ? null
    : statedAssumption(
        'normal_margin',
        middle,
        `${medianPhrase(margins)}; EBITA margin, ${spanOf(margins.periods)}`,
        margins.sources,
      );
}

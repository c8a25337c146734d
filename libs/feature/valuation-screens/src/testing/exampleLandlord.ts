import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { exampleFundamentals, exampleValuation, newDocument } from './exampleModel.js';

/** A year of a landlord that depreciates a fifth of its revenue and pays out most of its funds from operations. */
function asLandlord(year: FiscalPeriod): FiscalPeriod {
  const { revenue, dilutedShares } = year.figures;
  if (!revenue || !dilutedShares) throw new Error('The example has revenue and shares.');
  const of = (share: number) => ({ ...revenue, value: Math.round(revenue.value * share) });
  return {
    ...year,
    figures: {
      dilutedShares,
      revenue,
      operatingIncome: of(0.3),
      netIncome: of(0.14),
      depreciation: of(0.2),
      dividendsPaid: of(0.24),
      cash: of(0.1),
      longTermDebt: of(2.4),
    },
  };
}

/** The statements of a property company. */
export const exampleLandlordFundamentals = (
  changes: Parameters<typeof exampleFundamentals>[0] = {},
): CompanyFundamentals =>
  exampleFundamentals({
    name: 'Example Homes',
    businessModel: 'property',
    annual: exampleFundamentals().annual.map(asLandlord),
    ...changes,
  });

/** A new model of a property company. */
export const exampleLandlordDocument = (
  fundamentals = exampleLandlordFundamentals(),
): ValuationModelDocument =>
  newDocument('example-landlord', 'Example Homes, funds from operations', { fundamentals });

/** A new model of a property company, before any edit. */
export const exampleLandlordValuation = (
  document: ValuationModelDocument = exampleLandlordDocument(),
): Valuation => exampleValuation(document);

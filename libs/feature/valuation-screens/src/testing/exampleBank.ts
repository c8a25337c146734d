import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { exampleFundamentals, exampleValuation, newDocument } from './exampleModel.js';

/** A year of a bank whose equity is a tenth of its assets and half of whose net income is paid out. */
function asBank(year: FiscalPeriod): FiscalPeriod {
  const { revenue, dilutedShares } = year.figures;
  if (!revenue || !dilutedShares) throw new Error('The example has revenue and shares.');
  const of = (share: number) => ({ ...revenue, value: Math.round(revenue.value * share) });
  return {
    ...year,
    figures: {
      dilutedShares,
      totalAssets: of(12),
      shareholdersEquity: of(1.2),
      preferredEquity: of(0.05),
      netIncome: of(0.14),
      dividendsPaid: of(0.05),
      shareRepurchases: of(0.02),
    },
  };
}

/** The statements of a bank. */
export const exampleBankFundamentals = (
  changes: Parameters<typeof exampleFundamentals>[0] = {},
): CompanyFundamentals => {
  const { annual } = exampleFundamentals();
  return exampleFundamentals({
    name: 'Example Bank',
    businessModel: 'bank',
    annual: annual.map(asBank),
    ...changes,
  });
};

/** A new model of a bank. */
export const exampleBankDocument = (fundamentals = exampleBankFundamentals()): ValuationModelDocument =>
  newDocument('example-bank', 'Example Bank, excess return', { fundamentals });

/** A new model of a bank, before any edit. */
export const exampleBankValuation = (document: ValuationModelDocument = exampleBankDocument()): Valuation =>
  exampleValuation(document);

import { createDocument, type AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import { newValuationBody } from '@finance-analyst/valuation';
import {
  exampleFigure,
  exampleFundamentals,
  exampleParameters,
  exampleQuote,
  exampleYear,
} from './exampleModel.js';

const withBalanceSheet = (period: FiscalPeriod, isLoss: boolean): FiscalPeriod => {
  const revenue = period.figures.revenue?.value ?? 0;
  const lines = {
    grossProfit: revenue * 0.62,
    currentAssets: revenue * 0.45,
    currentLiabilities: revenue * 0.25,
    propertyPlantEquipment: revenue * 0.3,
    sharesOutstanding: 1.27e8,
    ...(isLoss
      ? { operatingIncome: revenue * -0.18, incomeBeforeTax: revenue * -0.19, incomeTax: 0 }
      : {
          // Growth and margin that differ from year to year.
          operatingIncome: revenue * (0.19 + (period.fiscalYear % 3) * 0.015),
        }),
  };
  return {
    ...period,
    figures: {
      ...period.figures,
      ...Object.fromEntries(
        Object.entries(lines).map(([line, value]) => [line, exampleFigure(period.fiscalYear, line, value)]),
      ),
    },
  };
};

/** The example company with ten years of statements and their balance sheets, at a profit or at a loss. */
export const exampleCompany = (isLoss = false): CompanyFundamentals =>
  exampleFundamentals({
    annual: Array.from({ length: 10 }, (_, index) => {
      const period = exampleYear(2016 + index);
      const revenue = (period.figures.revenue?.value ?? 0) * (1 + 0.03 * (index % 3));
      const figures = { ...period.figures, revenue: exampleFigure(2016 + index, 'revenue', revenue) };
      return withBalanceSheet({ ...period, figures }, isLoss);
    }),
  });

/** A new model of version 2 of the example company: with scenarios, or with an open question at a loss. */
export function exampleCompanyDocument({
  isLoss = false,
  quote = exampleQuote,
}: { readonly isLoss?: boolean; readonly quote?: Quote | null } = {}): AnalystDocument {
  const fundamentals = exampleCompany(isLoss);
  const body = newValuationBody({ fundamentals, parameters: exampleParameters, quote });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-company-model',
    ownerId: 'device',
    title: 'Example Instruments, free cash flow',
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}

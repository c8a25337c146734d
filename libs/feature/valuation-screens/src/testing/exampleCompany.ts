import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import { exampleFigure, exampleYear } from './exampleModel.js';
import { exampleDocument2, exampleFundamentals2 } from './exampleModel2.js';

/** Growth and margin that differ from year to year, from which a company's scenarios are made. */
function variedYear(index: number): FiscalPeriod {
  const year = exampleYear(2016 + index);
  const revenue = (year.figures.revenue?.value ?? 0) * (1 + 0.03 * (index % 3));
  const lines = { revenue, operatingIncome: revenue * (0.19 + (year.fiscalYear % 3) * 0.015) };
  return {
    ...year,
    figures: {
      ...year.figures,
      ...Object.fromEntries(
        Object.entries(lines).map(([line, value]) => [line, exampleFigure(year.fiscalYear, line, value)]),
      ),
    },
  };
}

/** The example company with ten years of statements, at a profit or at a loss. */
export const exampleCompany = (isLoss = false): CompanyFundamentals =>
  exampleFundamentals2({
    years: Array.from({ length: 10 }, (_, index) => variedYear(index)),
    ...(isLoss && { income: -0.9 }),
  });

/** A new model of version 2 of the example company: with scenarios, or with an open question at a loss. */
export const exampleCompanyDocument = ({
  isLoss = false,
  quote,
}: { readonly isLoss?: boolean; readonly quote?: Quote | null } = {}): ValuationModelDocument =>
  exampleDocument2({ fundamentals: exampleCompany(isLoss), ...(quote !== undefined && { quote }) });

import type { CompanyFundamentals, StatementLine } from '@finance-analyst/market';
import { exampleCompany, exampleYear } from './exampleCompany.js';

/** Six years of the example company with the lines that capital needs; revenue grows 8% a year unless `growth` says otherwise. */
export const exampleFiler = (
  more: Partial<Record<StatementLine, number>> = {},
  growth = 0.08,
  overrides: Partial<CompanyFundamentals> = {},
): CompanyFundamentals =>
  exampleCompany({
    knownOn: '2026-03-25',
    annual: [0, 1, 2, 3, 4, 5].map((index) => {
      const revenue = 1000 * (1 + growth) ** index;
      return exampleYear(2020 + index, {
        revenue,
        operatingIncome: revenue * (0.16 + 0.01 * index),
        grossProfit: revenue * 0.5,
        incomeBeforeTax: revenue * 0.15,
        incomeTax: revenue * 0.15 * 0.2,
        depreciation: revenue * 0.04,
        capitalExpenditure: revenue * 0.06,
        currentAssets: revenue * 0.4,
        cash: revenue * 0.1,
        currentLiabilities: revenue * 0.25,
        currentDebt: revenue * 0.05,
        propertyPlantEquipment: revenue * 0.3,
        longTermDebt: 100,
        interestExpense: 10,
        sharesOutstanding: 98,
        basicShares: 99,
        dilutedShares: 101,
        ...more,
      });
    }),
    ...overrides,
  });

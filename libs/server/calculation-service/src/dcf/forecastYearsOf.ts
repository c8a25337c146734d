import type { CompanyDcfYear } from '@finance-analyst/contracts';
import { isoDate, type Evaluator } from '@finance-analyst/model-engine';
import { finiteOrNull } from '../model/finiteOrNull.js';

/** The forecast of a company's model, year by year. */
export const forecastYearsOf = (evaluator: Evaluator): CompanyDcfYear[] =>
  Array.from({ length: evaluator.model.timeline.forecastPeriods }, (_, index) => {
    const year = index + 1;
    const number = (line: string): number => evaluator.number(line, year);
    return {
      year,
      end: isoDate(number('period_end')),
      length: number('period_length'),
      revenue: number('revenue'),
      revenueGrowth: number('revenue_growth'),
      operatingMargin: number('operating_margin'),
      operatingIncome: number('operating_income'),
      operatingTaxes: number('operating_taxes'),
      nopat: number('nopat'),
      reinvestment: number('reinvestment'),
      depreciation: number('depreciation'),
      capitalExpenditure: number('capital_expenditure'),
      changeInWorkingCapital: number('change_in_working_capital'),
      freeCashFlow: number('free_cash_flow'),
      roic: finiteOrNull(number('roic')),
      discountFactor: number('discount_factor'),
      presentValue: number('present_value'),
    };
  });

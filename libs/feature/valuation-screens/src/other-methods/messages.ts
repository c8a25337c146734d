import type { OtherMethodName } from '@finance-analyst/valuation';

/** The words of the methods beside that of the model, in one place. */
export const messages = {
  title: 'Other methods',
  summary: (low: string, high: string, step: string): string =>
    `${low} to ${high} per share, rate ±${step}\u00a0pp`,
  method: 'Method',
  basis: 'Basis',
  names: {
    freeCashFlowToEquity: 'Free cash flow to equity',
    dividendDiscount: 'Dividend discount',
    residualIncome: 'Residual income',
    earningsPower: 'Earnings power',
  } satisfies Record<OtherMethodName, string>,
  bases: {
    freeCashFlowToEquity:
      'NOPAT of the model less interest after tax. Debt funds its share of the capital that growth needs. After the forecast, new investment earns the cost of equity; the model’s own tax rate and method there do not apply.',
    dividendDiscount:
      'Earnings grow with revenue, and the median share is paid out. After the forecast, payout is 1 − growth ÷ cost of equity.',
    residualIncome: 'Book value plus returns above the cost of equity, which fade after the forecast.',
    earningsPower: 'Current revenue at the through-cycle margin, in perpetuity without growth.',
  } satisfies Record<OtherMethodName, string>,
  valuePerShare: 'Value per share',
  of: (figure: string, method: string): string => `${figure}, ${method.toLowerCase()}`,
  atBalanceDate: (line: string): string => `${line} at the balance date`,
  rateOfModel: 'Rate of the model',
  step: 'Step of the range',
  rateFormula: 'rate of the model + step of the range',
  years: 'Years carried forward',
  yearsInFormula: 'years carried forward',
  yearsFormula: (between: string): string => `${between} + years that cash arrives earlier`,
  earlier: 'Years that cash arrives earlier',
  halfYear: 'In the model, cash arrives in the middle of the year. This method discounts it from the end.',
  asInPeriods:
    'This method discounts cash from the ends of years. The years make level cash worth as much as in the periods of the model.',
  earlierFormula: (rate: string, between: string): string =>
    `ln(${rate} × present value of 1 a year without end) ÷ ln(1 + ${rate}) − ${between}`,
  levelCash: 'Present value of 1 a year without end',
  yearNumber: (year: number): string => `year ${year}`,
} as const;

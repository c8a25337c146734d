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
  carried: {
    freeCashFlowToEquity:
      '(equity value of operations × (1 + cost of equity) ^ years + cash and other net assets) ÷ diluted shares',
    dividendDiscount: 'value at the balance date × (1 + cost of equity) ^ years',
    residualIncome: 'value at the balance date × (1 + cost of equity) ^ years',
    earningsPower:
      '(earnings power value × (1 + cost of capital) ^ years + cash and investments − debt and other claims) ÷ diluted shares',
  } satisfies Record<OtherMethodName, string>,
  years: 'Years from balance date to valuation date',
  yearsEarlier:
    'In the model, cash arrives through the year. These values discount it from the end of the year, so the difference is included here.',
  yearNumber: (year: number): string => `year ${year}`,
} as const;

import type { OtherMethodName } from '@finance-analyst/valuation';

/** The words of the methods beside that of the model, in one place. */
export const messages = {
  title: 'Other methods',
  summary: 'Rate ±0.5\u00a0pp',
  method: 'Method',
  basis: 'Rests on',
  names: {
    freeCashFlowToEquity: 'Free cash flow to equity',
    dividendDiscount: 'Dividend discount',
    residualIncome: 'Residual income',
    earningsPower: 'Earnings power',
  } satisfies Record<OtherMethodName, string>,
  bases: {
    freeCashFlowToEquity:
      'The forecast of the model after interest; debt funds its share of the capital that growth needs.',
    dividendDiscount:
      'The usual share of earnings paid out, growing as revenue does; after the forecast all that growth does not need.',
    residualIncome:
      'Book value, and what the company’s own returns on equity earn above the cost of equity, which fades.',
    earningsPower: 'Revenue of today at the margin of the cycle, forever and without growth.',
  } satisfies Record<OtherMethodName, string>,
  valuePerShare: 'Value per share',
  of: (figure: string, method: string): string => `${figure}, ${method.toLowerCase()}`,
  carried: 'value at the balance date × (1 + cost of equity) ^ years',
  years: 'Years from the balance date to the day of the value',
  yearNumber: (year: number): string => `year ${year}`,
  amountsIn: (unit: string): string => `Amounts in ${unit}`,
} as const;

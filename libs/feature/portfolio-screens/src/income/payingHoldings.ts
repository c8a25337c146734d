import type { IncomeCalendar } from '@finance-analyst/portfolio';

/** The holdings that are expected to pay, the largest first, as the table has them. */
export const payingHoldings = ({ holdings }: IncomeCalendar): IncomeCalendar['holdings'] =>
  holdings.filter(({ amount }) => amount !== 0).toSorted((a, b) => b.amount - a.amount);

import { power } from '@finance-analyst/model-engine';
import type { KernelInputs } from './handWrittenKernel.ts';

/** The inputs that differ by path, each one figure for all years. */
export const uncertainInputs = [
  'revenue_growth',
  'operating_margin',
  'tax_rate',
  'capital_expenditure_rate',
  'working_capital_rate',
  'risk_free_rate',
  'beta',
  'terminal_growth',
] as const;

type Columns = readonly Float64Array[];
type FixedInputs = Pick<
  KernelInputs,
  | 'baseRevenue'
  | 'baseWorkingCapital'
  | 'depreciation'
  | 'premium'
  | 'costOfDebt'
  | 'debtWeight'
  | 'cash'
  | 'debt'
  | 'shares'
> & { readonly interestTax: number; readonly years: number };

/**
 * Value per share of every path, hand-written for this one model with the power function of the engine: the limit for a
 * batch. The figures equal those of the engine bit for bit.
 */
export function handWrittenPaths(columns: Columns, fixed: FixedInputs, values: Float64Array): void {
  const [growths, margins, taxes, investments, workings, riskFrees, betas, terminalGrowths] = columns as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const { baseRevenue, baseWorkingCapital, depreciation, premium, debtWeight, cash, debt, shares, years } =
    fixed;
  const costOfDebt = debtWeight * fixed.costOfDebt * (1 - fixed.interestTax);
  for (let path = 0; path < values.length; path += 1) {
    const growth = 1 + (growths[path] as number);
    const margin = margins[path] as number;
    const tax = taxes[path] as number;
    const investment = investments[path] as number;
    const working = workings[path] as number;
    const terminalGrowth = terminalGrowths[path] as number;
    const costOfEquity = (riskFrees[path] as number) + (betas[path] as number) * premium;
    const wacc = (1 - debtWeight) * costOfEquity + costOfDebt;
    let revenue = baseRevenue;
    let bound = baseWorkingCapital;
    let value = 0;
    let flow = 0;
    let factor = 1;
    for (let year = 1; year <= years; year += 1) {
      revenue *= growth;
      const income = revenue * margin;
      const nextBound = revenue * working;
      flow =
        income -
        Math.max(income, 0) * tax +
        revenue * depreciation -
        revenue * investment -
        (nextBound - bound);
      bound = nextBound;
      factor = power(1 + wacc, -year);
      value += flow * factor;
    }
    const terminal = (flow * (1 + terminalGrowth)) / (wacc - terminalGrowth);
    values[path] = (value + terminal * factor + cash - debt) / shares;
  }
}

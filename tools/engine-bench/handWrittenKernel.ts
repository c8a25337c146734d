/** The inputs of the kernel: the free-cash-flow model with yearly drivers, end-of-year flows, growing perpetuity. */
export interface KernelInputs {
  readonly baseRevenue: number;
  readonly baseWorkingCapital: number;
  readonly growth: Float64Array;
  readonly margin: number;
  readonly tax: number;
  readonly depreciation: number;
  readonly investment: number;
  readonly workingCapital: number;
  readonly riskFree: number;
  readonly premium: number;
  readonly beta: number;
  readonly costOfDebt: number;
  readonly debtWeight: number;
  readonly terminalGrowth: number;
  readonly cash: number;
  readonly debt: number;
  readonly shares: number;
}

/** Value per share, hand-written for this one model: the benchmark for the engine. */
export function handWrittenKernel(inputs: KernelInputs): number {
  const wacc =
    (1 - inputs.debtWeight) * (inputs.riskFree + inputs.beta * inputs.premium) +
    inputs.debtWeight * inputs.costOfDebt * (1 - inputs.tax);
  let revenue = inputs.baseRevenue;
  let bound = inputs.baseWorkingCapital;
  let value = 0;
  let flow = 0;
  let factor = 1;
  for (let year = 0; year < inputs.growth.length; year += 1) {
    revenue *= 1 + (inputs.growth[year] ?? 0);
    const income = revenue * inputs.margin;
    const nextBound = revenue * inputs.workingCapital;
    flow =
      income -
      Math.max(income, 0) * inputs.tax +
      revenue * inputs.depreciation -
      revenue * inputs.investment -
      (nextBound - bound);
    bound = nextBound;
    factor = Math.pow(1 + wacc, -(year + 1));
    value += flow * factor;
  }
  const terminal = (flow * (1 + inputs.terminalGrowth)) / (wacc - inputs.terminalGrowth);
  return (value + terminal * factor + inputs.cash - inputs.debt) / inputs.shares;
}

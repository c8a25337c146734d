/** A DCF computed straight from its definition, sharing no code with the product, to test the service against. */
export interface OracleInputs {
  readonly baseRevenue: number;
  readonly growth: readonly number[];
  readonly margin: readonly number[];
  readonly tax: readonly number[];
  readonly depreciation: readonly number[];
  readonly investment: readonly number[];
  readonly working: readonly number[];
  readonly baseWorkingCapital: number;
  readonly wacc: number;
  readonly isMidYear: boolean;
  readonly terminal:
    { readonly growth: number } | { readonly multiple: number; readonly metric: 'ebitda' | 'ebit' };
  /** Cash and other assets less debt and other claims. */
  readonly bridge: number;
  readonly shares: number;
}

export function oracleDcf(inputs: OracleInputs) {
  const flows: number[] = [];
  let sales = inputs.baseRevenue;
  let working = inputs.baseWorkingCapital;
  let presentValue = 0;
  let ebit = 0;
  let ebitda = 0;
  const years = inputs.growth.length;
  for (let t = 0; t < years; t++) {
    sales = sales + sales * (inputs.growth[t] as number);
    ebit = (inputs.margin[t] as number) * sales;
    ebitda = ebit + (inputs.depreciation[t] as number) * sales;
    const tax = ebit > 0 ? ebit * (inputs.tax[t] as number) : 0;
    const needed = (inputs.working[t] as number) * sales;
    const flow = ebitda - tax - (inputs.investment[t] as number) * sales - (needed - working);
    working = needed;
    flows.push(flow);
    presentValue += flow / Math.exp(Math.log1p(inputs.wacc) * (inputs.isMidYear ? t + 0.5 : t + 1));
  }
  const { terminal, wacc } = inputs;
  const isPerpetual = 'growth' in terminal;
  const terminalValue = isPerpetual
    ? ((flows[years - 1] as number) * (1 + terminal.growth)) / (wacc - terminal.growth)
    : terminal.multiple * (terminal.metric === 'ebitda' ? ebitda : ebit);
  const discountedYears = isPerpetual && inputs.isMidYear ? years - 0.5 : years;
  const presentTerminalValue = terminalValue / Math.exp(Math.log1p(wacc) * discountedYears);
  const enterpriseValue = presentValue + presentTerminalValue;
  const equityValue = enterpriseValue + inputs.bridge;
  return {
    flows,
    ebit,
    ebitda,
    presentValue,
    terminalValue,
    presentTerminalValue,
    enterpriseValue,
    equityValue,
    perShare: equityValue / inputs.shares,
  };
}

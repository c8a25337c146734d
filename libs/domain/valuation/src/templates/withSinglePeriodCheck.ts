/** With more than one period, only the first is shorter than a year. */
const singlePeriodCheck = `check single_short_period warning when and(discounting = mid_year, terminal_method <> market_multiple, last(period_length) < 1)
  "The only forecast period is shorter than a year. The terminal value is discounted from its middle, less than half a year before its end, so it is too low. Forecast two years or more."
`;

const before = 'check growth_not_below_wacc ';

/**
 * A released source of free cash flow as it is compiled for a number of forecast years: for one, with a warning where its
 * terminal value is discounted for too long. A check changes no figure, so those of a saved model stay the same, and its
 * hash still names the released source.
 */
export const withSinglePeriodCheck = (source: string, years: number): string =>
  years === 1 ? source.replace(before, `${singlePeriodCheck}${before}`) : source;

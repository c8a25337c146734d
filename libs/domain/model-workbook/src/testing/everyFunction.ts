import type { InputValues } from '@finance-analyst/model-engine';

/** A model with every function of the language, over the periods and period by period. */
export const everyFunction: { readonly source: string; readonly inputs: readonly InputValues[] } = {
  source: `
timeline history 4 quarters, forecast 4 quarters
input x: number
input s[]: number
input h[history]: number
input f: flag
line path: number = path[-1] + s from h
line totals: number = sum(s) + average(s) + min(s) + max(s) + first(s) + last(s * period) + npv(x / 100, s * 2)
line parts: number = sum(s, x) + average(s, x, 1) + min(s, 0) + max(s, 0, x)
line running: number = cumulative(s) + cumulative(s * s) + sum(h) + last(h * 2)
line bits: number = abs(s) + sqrt(abs(s)) + exp(s / 10) + ln(abs(s) + 1) + power(2, s) + round(s, 1) + round(s * 100, -1)
line chosen: number = if(and(f, s > 0), s, if(or(not(f), 1 / s > 0), require(s <> 2, x / s), path))
line started: flag = and(period > 1, s[-1] > 0)
line opened: flag = or(period = 1, s[-1] > 0)
line safe: flag = and(f, chosen > 0)
line lenient: flag = or(not(f), chosen > 0)
input flows[]: number = 10
input start: date
line day: date = edate(start, 3 * period)
value medians: number = median(s) + median(s * 2) + index(s, 2) + index(s * 3, 4) + average(history(path))
value quantiles: number = quantile(s, 0.3) + quantile(s * 2, 1) + quantile(history(path), 25%)
line middles: number = median(s, x, 2 * s) + median(s, 1) + quantile(s, x, 1 / 4) + quantile(s + 1, 5, x * s, x, 0.6)
line years yearly: number = sum(quarters(s)) + average(quarters(s * x), 1) + quantile(quarters(s), 0.3) + last(quarters(s))
value rate: rate = irr(flows)
value dated: rate = xirr(flows, day)
value payment: number = pmt(0.05, 10, x)
value ends: date = eomonth(start, 1)
value literal: date = date(2026, 6, 30)
line past: number = s history h
value flags: number = f + if(x > 0, 1, 0) + if(and(x > 0, f), 10, 20) * (x = 1)
check negative warning when s < 0 "{s} is below zero, and x is {x}."
`,
  inputs: [
    { flows: [-100, 30, 50, 60], start: '2026-01-31', x: 3, s: [1, -2.345, 2, 0], h: [5, 6, 7, 8], f: 1 },
    { flows: [-10, 4, 5, 6], start: '2025-11-30', x: 1, s: [0, 2, -4, 5.5], h: [2, 3, -1, 0.25], f: 0 },
  ],
};

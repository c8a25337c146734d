import type { FlowColumns } from '@finance-analyst/finance-math';

/** The least that a rate needs: Newton's method on ln(1 + rate) from 10%, without a look at what else could be a rate; NaN if it strays. */
export function handWrittenRates({ amounts, days, starts }: FlowColumns): Float64Array {
  const rates = new Float64Array(starts.length - 1);
  for (let each = 0; each < rates.length; each++) {
    const from = starts[each] as number;
    const to = starts[each + 1] as number;
    const first = days[from] as number;
    let x = Math.log(1.1);
    let found = Number.NaN;
    for (let step = 0; step < 60; step++) {
      let sum = 0;
      let slope = 0;
      for (let flow = from; flow < to; flow++) {
        const time = ((days[flow] as number) - first) / 365;
        const present = (amounts[flow] as number) * Math.exp(-x * time);
        sum += present;
        slope -= time * present;
      }
      const change = Math.max(-0.5, Math.min(0.5, sum / slope));
      x -= change;
      if (Math.abs(change) < 1e-13) {
        found = Math.expm1(x);
        break;
      }
    }
    rates[each] = found;
  }
  return rates;
}

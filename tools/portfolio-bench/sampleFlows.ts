import type { FlowColumns } from '@finance-analyst/finance-math';

/** Investments of ten years: paid at first, then mostly received on any days, and a value at the end; the same at every run. */
export function sampleFlows(investments: number, flows: number): FlowColumns {
  let state = 1;
  // Numerical Recipes' linear congruential generator: good enough for flows that only have to be many.
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const normal = (mean: number, deviation: number): number =>
    mean + deviation * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const amounts = new Float64Array(investments * flows);
  const days = new Int32Array(investments * flows);
  for (let each = 0; each < investments; each++) {
    const from = each * flows;
    for (let flow = 0; flow < flows; flow++) {
      amounts[from + flow] = normal(50, 120);
      days[from + flow] = flow === 0 ? 0 : 1 + Math.floor(random() * 3649);
    }
    days.subarray(from, from + flows).sort();
    amounts[from] = -Math.abs(normal(2000, 500));
    amounts[from + flows - 1] = Math.abs(normal(1500, 600));
  }
  return { amounts, days, starts: Int32Array.from({ length: investments + 1 }, (_, at) => at * flows) };
}

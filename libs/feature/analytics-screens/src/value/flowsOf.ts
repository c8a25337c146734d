import type { LineFlow } from '@finance-analyst/charts';
import type { DailyHistory } from '@finance-analyst/portfolio';

/** What came in and went out by day, after the first. */
export function flowsOf({ days, inflows, outflows }: DailyHistory): readonly LineFlow[] {
  const flows: LineFlow[] = [];
  for (let at = 1; at < days.length; at += 1) {
    const day = days[at] as number;
    const [inflow, outflow] = [inflows[at] as number, outflows[at] as number];
    if (inflow > 0) flows.push({ day, amount: inflow });
    if (outflow !== 0 && !Number.isNaN(outflow)) flows.push({ day, amount: -outflow });
  }
  return flows;
}

import type { Segment } from '../contribution/Segment.js';
import { addCash } from './addCash.js';
import { cashColumns } from './cashColumns.js';
import type { Walk } from './Walk.js';

/** Cash in all currencies: what flowed into the history and not into a holding flowed into cash. */
export function cashSegment(walk: Walk, holdings: readonly Segment[]): Segment {
  const { inflows, outflows } = walk.history;
  const { length } = inflows;
  const values = new Float64Array(length);
  const currencyGain = new Float64Array(length);
  for (const column of cashColumns(walk)) addCash({ values, currencyGain }, column);
  const flows = inflows.map((inflow, day) => inflow - (outflows[day] as number));
  for (const holding of holdings)
    for (let day = 1; day < length; day++)
      flows[day] = (flows[day] as number) - (holding.flows[day] as number);
  return { values, flows, gains: gainsBetween(values, flows) };
}

/** The change of a value on each day that no flow explains; on a day without a value, it comes later. */
function gainsBetween(values: Float64Array, flows: Float64Array): Float64Array {
  const gains = new Float64Array(values.length);
  let expected = values[0] ?? Number.NaN;
  // What opens a history without a value has gained nothing yet.
  if (Number.isNaN(expected)) expected = 0;
  for (let day = 1; day < values.length; day++) {
    const value = values[day] as number;
    expected += flows[day] as number;
    if (Number.isNaN(value)) continue;
    gains[day] = value - expected;
    expected = value;
  }
  return gains;
}

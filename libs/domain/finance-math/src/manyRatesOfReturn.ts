import type { Result } from '@finance-analyst/foundation';
import { daysPerYear } from './datedCashFlow.js';
import { largestResidual, ratesOfReturn, searchRange, searchSteps } from './rateOfReturn.js';

/** Flows of many investments by column, those of one after those of another. */
export interface FlowColumns {
  /** Positive received, negative paid. */
  readonly amounts: Float64Array;
  /** Days since any day; those of one investment rise, and may repeat. */
  readonly days: Int32Array;
  /** The place of the first flow of each investment, and at the end the number of all flows. */
  readonly starts: Int32Array;
}

/** Halley's method triples the digits with each step. */
const maximumSteps = 8;
/** A change of the exponent below which five terms of its series are exact: 0.001⁵ ÷ 5! < 10⁻¹⁶. */
const smallStep = 1e-3;

interface Scratch {
  readonly times: Float64Array;
  readonly present: Float64Array;
  readonly factors: Float64Array;
}

/**
 * For each investment every annual rate at which its flows have a present value of 0, as `ratesOfReturn` finds them on years of
 * 365 days. Halley's method finds one, which counts if its residual is as small as there. It is known to be the only one where
 * the balance of the flows, carried at that rate, keeps its sign: the sum of flows at another rate is then
 * Σ balance × (discount of its day − discount of the next), of one sign. Otherwise the same range is searched, in equal steps in
 * which each present value changes by a constant factor. What these do not settle, `ratesOfReturn` does.
 */
export function manyRatesOfReturn({
  amounts,
  days,
  starts,
}: FlowColumns): readonly Result<readonly number[]>[] {
  let most = 0;
  for (let at = 1; at < starts.length; at += 1)
    most = Math.max(most, (starts[at] as number) - (starts[at - 1] as number));
  const scratch: Scratch = {
    times: new Float64Array(most),
    present: new Float64Array(most),
    factors: new Float64Array(most),
  };
  const found: Result<readonly number[]>[] = [];
  for (let at = 1; at < starts.length; at += 1) {
    const [from, to] = [starts[at - 1] as number, starts[at] as number];
    const logRate = onlyRate(amounts, days, from, to, scratch);
    found.push(
      Number.isNaN(logRate) ? carefully(amounts, days, from, to) : { ok: true, value: [Math.expm1(logRate)] },
    );
  }
  return found;
}

function carefully(
  amounts: Float64Array,
  days: Int32Array,
  from: number,
  to: number,
): Result<readonly number[]> {
  const first = days[from] ?? 0;
  return ratesOfReturn(
    Array.from(amounts.subarray(from, to)),
    Array.from(days.subarray(from, to), (day) => (day - first) / daysPerYear),
  );
}

/** ln(1 + rate) of the only rate; NaN where none was found, or it may not be the only one. */
function onlyRate(
  amounts: Float64Array,
  days: Int32Array,
  from: number,
  to: number,
  scratch: Scratch,
): number {
  const { times } = scratch;
  const count = to - from;
  const first = days[from] as number;
  let [sum, moment, second, paid, received, last] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const amount = amounts[from + index] as number;
    const time = ((days[from + index] as number) - first) / daysPerYear;
    if (time < last) return Number.NaN;
    times[index] = last = time;
    const weighted = time * amount;
    sum += amount;
    moment += weighted;
    second += time * weighted;
    if (amount < 0) paid += amount;
    else received += amount;
  }
  // Also where an amount is not a number.
  if (!(paid < 0 && received > 0 && last > 0)) return Number.NaN;
  const own = amounts.subarray(from, to);
  // At a rate of 0, where all discounts are 1.
  let x = stepOf(sum, -moment, second);
  for (let step = 0; step < maximumSteps; step += 1) {
    discount(own, x, scratch);
    const change = stepFrom(count, scratch);
    if (!Number.isFinite(change)) return Number.NaN;
    x += Math.max(-1, Math.min(1, change));
    if (Math.abs(change) * last > smallStep) continue;
    discountFurther(count, change, scratch);
    const { rest, hasOneSign } = balancesOf(count, scratch);
    if (Number.isNaN(rest) || Math.abs(rest) > 1e-9 * (1 + Math.abs(x))) continue;
    x += rest;
    return hasOneSign || isOnlyInSearch(x, own, scratch) ? x : Number.NaN;
  }
  return Number.NaN;
}

/** Present values at ln(1 + rate). */
function discount(amounts: Float64Array, logRate: number, { times, present }: Scratch): void {
  for (let index = 0; index < amounts.length; index += 1)
    present[index] = (amounts[index] as number) * Math.exp(-logRate * (times[index] as number));
}

/** Present values at a slightly different rate, by the series of the exponential function: to the last digit for a small step. */
function discountFurther(count: number, change: number, { times, present }: Scratch): void {
  for (let index = 0; index < count; index += 1) {
    const power = -change * (times[index] as number);
    const factor = 1 + power * (1 + power * (1 / 2 + power * (1 / 6 + power * (1 / 24))));
    present[index] = (present[index] as number) * factor;
  }
}

/** The step from the rate of the present values towards one at which they add up to 0. */
function stepFrom(count: number, { times, present }: Scratch): number {
  let [value, moment, second] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const time = times[index] as number;
    const own = present[index] as number;
    const weighted = time * own;
    value += own;
    moment += weighted;
    second += time * weighted;
  }
  return stepOf(value, -moment, second);
}

/** What is left to a rate, NaN unless the residual is small, and whether the balances after each day have one sign. */
function balancesOf(
  count: number,
  { times, present }: Scratch,
): { readonly rest: number; readonly hasOneSign: boolean } {
  let [value, moment, size, lowest, highest, day] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const time = times[index] as number;
    if (time !== day) {
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
      day = time;
    }
    const own = present[index] as number;
    value += own;
    moment += time * own;
    size += Math.abs(own);
  }
  const rest = Math.abs(value) <= largestResidual * size ? value / moment : Number.NaN;
  return { rest, hasOneSign: lowest >= 0 || highest <= 0 };
}

/** Halley's step towards a root, or Newton's where that is larger than twice as long. */
function stepOf(value: number, slope: number, curvature: number): number {
  const newton = -value / slope;
  const bend = 1 + (newton * curvature) / (2 * slope);
  return bend > 0.5 ? newton / bend : newton;
}

/** Whether the sum changes its sign in one step of the search alone, the one that has the root. */
function isOnlyInSearch(root: number, amounts: Float64Array, { times, present, factors }: Scratch): boolean {
  const count = amounts.length;
  const high = searchRange / Math.min(1, times[count - 1] as number);
  const width = (2 * high) / searchSteps;
  for (let index = 0; index < count; index += 1) {
    present[index] = (amounts[index] as number) * Math.exp(high * (times[index] as number));
    factors[index] = Math.exp(-width * (times[index] as number));
  }
  let isPositive = false;
  for (let step = 0; step <= searchSteps; step += 1) {
    let [value, size] = [0, 0];
    for (let index = 0; index < count; index += 1) {
      const own = present[index] as number;
      value += own;
      size += Math.abs(own);
      present[index] = own * (factors[index] as number);
    }
    // What rounding may have turned around is looked at again.
    if (!(Math.abs(value) > 1e-11 * size)) return false;
    const isRootBefore = step > 0 && root > -high + (step - 1) * width && root < -high + step * width;
    if (step > 0 && value > 0 !== isPositive && !isRootBefore) return false;
    if (isRootBefore && value > 0 === isPositive) return false;
    isPositive = value > 0;
  }
  return Math.abs(root) < high;
}

import type { Result } from '@finance-analyst/foundation';
import { findRoot, findRoots } from './findRoot.js';

const maximumNewtonSteps = 50;
/** Present value over the sum of sizes at which a rate counts as found. */
export const largestResidual = 1e-12;
/** Beyond this the rates of doubles end: e^±700. */
const newtonRange = 700;
/** The search covers a change of the money by a factor of a million either way. */
export const searchRange = Math.log(1e6);
export const searchSteps = 512;

/**
 * The rate at which the present values of `amounts` at `times` add up to 0. Newton's method from `guess` on
 * x = ln(1 + rate), in which the sum is a smooth Σ amount × e^(−x × time); where that strays, a search of the whole range.
 * Money paid that ends in an explicit 0 is a total loss, a rate of −1.
 */
export function rateOfReturn(
  amounts: readonly number[],
  times: readonly number[],
  guess: number,
): Result<number> {
  const problem = flowProblem(amounts, times);
  if (problem !== null) return { ok: false, reason: problem };
  if (isTotalLoss(amounts, times)) return { ok: true, value: -1 };
  const logRate = newton(amounts, times, guess > -1 ? Math.log1p(guess) : 0) ?? search(amounts, times);
  return logRate === undefined
    ? { ok: false, reason: 'no rate makes the flows add up to zero' }
    : { ok: true, value: Math.expm1(logRate) };
}

/**
 * Every rate at which the present values add up to 0, in ascending order. There is one at most if the flows, in the order of
 * their times, change sign once (Descartes); otherwise the whole range is searched.
 */
export function ratesOfReturn(
  amounts: readonly number[],
  times: readonly number[],
): Result<readonly number[]> {
  const one = rateOfReturn(amounts, times, 0);
  if (!one.ok || signChanges(amounts, times) <= 1) return one.ok ? { ok: true, value: [one.value] } : one;
  const { presentValue, high } = searchOf(amounts, times);
  const found = findRoots(presentValue, { low: -high, high, steps: searchSteps });
  return { ok: true, value: found.length > 0 ? found.map(Math.expm1) : [one.value] };
}

/** How often flows change sign in the order of their times; those of one time count together. */
function signChanges(amounts: readonly number[], times: readonly number[]): number {
  const byTime = new Map<number, number>();
  times.forEach((time, index) => {
    byTime.set(time, (byTime.get(time) ?? 0) + (amounts[index] as number));
  });
  const signs = [...byTime]
    .sort(([a], [b]) => a - b)
    .map(([, amount]) => Math.sign(amount))
    .filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

function flowProblem(amounts: readonly number[], times: readonly number[]): string | null {
  if (!amounts.every(Number.isFinite)) return 'a flow is not a finite number';
  if (isTotalLoss(amounts, times)) return null;
  if (!amounts.some((amount) => amount > 0) || !amounts.some((amount) => amount < 0))
    return 'a rate of return needs money paid and money received';
  return times.every((time) => time === times[0])
    ? 'all flows are on one date, so there is no rate of return'
    : null;
}

function isTotalLoss(amounts: readonly number[], times: readonly number[]): boolean {
  const end = Math.max(...times);
  return (
    amounts.some((amount) => amount < 0) &&
    amounts.every((amount, index) => amount <= 0 && (times[index] !== end || amount === 0))
  );
}

function newton(amounts: readonly number[], times: readonly number[], start: number): number | undefined {
  let x = start;
  for (let step = 0; step < maximumNewtonSteps; step += 1) {
    let sum = 0;
    let slope = 0;
    let size = 0;
    for (let index = 0; index < amounts.length; index += 1) {
      const time = times[index] as number;
      const present = (amounts[index] as number) * Math.exp(-x * time);
      sum += present;
      slope -= time * present;
      size += Math.abs(present);
    }
    const change = sum / slope;
    if (!Number.isFinite(change)) return undefined;
    x -= Math.max(-1, Math.min(1, change));
    if (Math.abs(x) > newtonRange) return undefined;
    if (Math.abs(sum) <= largestResidual * size && Math.abs(change) <= 1e-9 * (1 + Math.abs(x))) return x;
  }
  return undefined;
}

function search(amounts: readonly number[], times: readonly number[]): number | undefined {
  const { presentValue, high } = searchOf(amounts, times);
  const found = findRoot(presentValue, { low: -high, high, steps: searchSteps });
  return found.ok ? found.root : undefined;
}

/** The present value by x = ln(1 + rate), and how far from 0 a rate may be. */
function searchOf(
  amounts: readonly number[],
  times: readonly number[],
): { readonly presentValue: (x: number) => number; readonly high: number } {
  const span = Math.max(...times) - Math.min(...times);
  return {
    presentValue: (x) =>
      amounts.reduce((total, amount, index) => total + amount * Math.exp(-x * (times[index] as number)), 0),
    high: searchRange / Math.min(1, span),
  };
}

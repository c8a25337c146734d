import type { Result } from '@finance-analyst/foundation';
import { findRoot } from './findRoot.js';

const maximumNewtonSteps = 50;
/** Present value over the sum of sizes at which a rate counts as found. */
const largestResidual = 1e-12;
/** Beyond this the rates of doubles end: e^±700. */
const newtonRange = 700;
/** The search covers a change of the money by a factor of a million either way. */
const searchRange = Math.log(1e6);

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
  if (!amounts.every(Number.isFinite)) return { ok: false, reason: 'a flow is not a finite number' };
  if (isTotalLoss(amounts, times)) return { ok: true, value: -1 };
  if (!amounts.some((amount) => amount > 0) || !amounts.some((amount) => amount < 0))
    return { ok: false, reason: 'a rate of return needs money paid and money received' };
  if (times.every((time) => time === times[0]))
    return { ok: false, reason: 'all flows are on one date, so there is no rate of return' };
  const logRate = newton(amounts, times, guess > -1 ? Math.log1p(guess) : 0) ?? search(amounts, times);
  return logRate === undefined
    ? { ok: false, reason: 'no rate makes the flows add up to zero' }
    : { ok: true, value: Math.expm1(logRate) };
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
  const presentValue = (x: number): number =>
    amounts.reduce((total, amount, index) => total + amount * Math.exp(-x * (times[index] as number)), 0);
  const span = Math.max(...times) - Math.min(...times);
  const high = searchRange / Math.min(1, span);
  const found = findRoot(presentValue, { low: -high, high, steps: 512 });
  return found.ok ? found.root : undefined;
}

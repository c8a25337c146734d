import { selectSmallest } from './selectSmallest.js';

/** Enough for a threshold that few values are below, and few enough to cost nothing. */
const sampled = 128;

/**
 * The `count` smallest values or some more, in any order, as a copy: all values up to a threshold that a sample suggests, as
 * in R. W. Floyd and R. L. Rivest, “Expected time bounds for selection”, Communications of the ACM 18 (1975).
 */
export function smallestOf(values: Float64Array, count: number): Float64Array {
  if (values.length < 4 * sampled) return values.slice();
  const stride = Math.floor(values.length / sampled);
  const sample = new Float64Array(sampled);
  for (let at = 0; at < sampled; at += 1) sample[at] = values[at * stride] as number;
  const expected = (count / values.length) * sampled;
  const rank = Math.min(Math.ceil(expected + 3 * Math.sqrt(expected) + 1), sampled - 1);
  selectSmallest(sample, rank);
  const threshold = sample[rank] as number;
  let found = 0;
  for (let at = 0; at < values.length; at += 1) found += (values[at] as number) <= threshold ? 1 : 0;
  if (found < count) return values.slice();
  // Counted first: a copy as long as all values would cost more than the second pass.
  const smallest = new Float64Array(found);
  let next = 0;
  for (let at = 0; at < values.length; at += 1) {
    const each = values[at] as number;
    if (each <= threshold) {
      smallest[next] = each;
      next += 1;
    }
  }
  return smallest;
}

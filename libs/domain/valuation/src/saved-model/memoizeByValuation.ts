import type { Valuation } from './Valuation.js';

/** Caches a result per valuation, computed once for all panels. */
export function memoizeByValuation<T>(compute: (valuation: Valuation) => T): (valuation: Valuation) => T {
  const results = new WeakMap<Valuation, { readonly result: T }>();
  return (valuation) => {
    const known = results.get(valuation) ?? { result: compute(valuation) };
    results.set(valuation, known);
    return known.result;
  };
}

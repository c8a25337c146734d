import type { Valuation } from './Valuation.js';

/** Caches a result per valuation, computed once for all panels. */
export function oncePerValuation<T>(compute: (valuation: Valuation) => T): (valuation: Valuation) => T {
  const answers = new WeakMap<Valuation, { readonly answer: T }>();
  return (valuation) => {
    const known = answers.get(valuation) ?? { answer: compute(valuation) };
    answers.set(valuation, known);
    return known.answer;
  };
}

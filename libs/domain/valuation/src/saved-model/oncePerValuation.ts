import type { Valuation } from './Valuation.js';

/** The same answer for the same valuation, computed once, however many panels ask. */
export function oncePerValuation<T>(compute: (valuation: Valuation) => T): (valuation: Valuation) => T {
  const answers = new WeakMap<Valuation, { readonly answer: T }>();
  return (valuation) => {
    const known = answers.get(valuation) ?? { answer: compute(valuation) };
    answers.set(valuation, known);
    return known.answer;
  };
}

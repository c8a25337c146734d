import type { ValuationModelBody } from '@finance-analyst/documents';

/** Whether two bodies hold the same work. Read from different places, they are never the same object. */
export function sameBody(one: ValuationModelBody, other: ValuationModelBody): boolean {
  if (one === other) return true;
  const { fundamentalsSnapshot: statements, ...edited } = one;
  const { fundamentalsSnapshot: otherStatements, ...otherEdited } = other;
  return (
    JSON.stringify(edited) === JSON.stringify(otherEdited) &&
    (statements === otherStatements || JSON.stringify(statements) === JSON.stringify(otherStatements))
  );
}

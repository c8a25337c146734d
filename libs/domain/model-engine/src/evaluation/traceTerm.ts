import type { SourceSpan } from '../language/sourceSpan.js';
import { calculateList } from '../program/calculateList.js';
import { failureReason } from '../program/failureReason.js';
import { calculate, operation } from '../program/operation.js';
import type { Term } from '../program/term.js';

/** What went into a figure, and where it failed if it did. */
export interface Trace {
  /** NaN when not computable. */
  readonly value: number;
  /** The slots that were needed, each once, in formula order. */
  readonly slots: readonly number[];
  readonly failure: TraceFailure | undefined;
}

/** The first thing that failed: a slot without a figure, or a part of the formula that has none. */
export type TraceFailure =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'operation'; readonly reason: string; readonly culprit: Culprit | undefined };

/** The part of the formula that an operation failed on, and what it is: `is 0`, or nothing for a condition. */
export interface Culprit {
  readonly span: SourceSpan;
  readonly says: string;
}

/** Walks one term as the program computed it, asking only for what decides: of `if`, the branch taken. */
export function traceTerm(root: Term, values: Float64Array): Trace {
  const slots = new Set<number>();
  let failure: TraceFailure | undefined;

  const visit = (term: Term): number => {
    if (term.kind === 'constant') return term.value;
    if (term.kind === 'missing') {
      failure ??= { kind: 'operation', reason: term.reason, culprit: undefined };
      return Number.NaN;
    }
    if (term.kind === 'slot') {
      slots.add(term.slot);
      const value = values[term.slot] ?? Number.NaN;
      if (Number.isNaN(value)) failure ??= { kind: 'slot', slot: term.slot };
      return value;
    }
    if (term.kind === 'list') return visitList(term);
    const { operation: code, operands } = term;
    const [first, second, third] = operands as readonly [Term, Term?, Term?];
    const a = visit(first);
    if (code === operation.select) return Number.isNaN(a) ? a : visit((a === 0 ? third : second) as Term);
    const isDecided =
      (code === operation.or && a !== 0) ||
      ((code === operation.and || code === operation.require) && a === 0);
    const b = second && !isDecided ? visit(second) : 0;
    const c = third ? visit(third) : 0;
    const value = calculate(code, a, b, c);
    if (Number.isNaN(value))
      failure ??= {
        kind: 'operation',
        reason: failureReason(code, a, b),
        culprit: culpritOf(code, b, first, second),
      };
    return value;
  };

  const visitList = (term: Term & { kind: 'list' }): number => {
    const figures = term.operands.map(visit);
    if (figures.some(Number.isNaN)) return Number.NaN;
    const result = calculateList(term.operation, figures);
    if (!result.ok) failure ??= { kind: 'operation', reason: result.reason, culprit: undefined };
    return result.ok ? result.value + 0 : Number.NaN;
  };

  const value = visit(root);
  return { value, slots: [...slots], failure };
}

function culpritOf(code: number, b: number, first: Term, second: Term | undefined): Culprit | undefined {
  if (code === operation.require) return { span: first.span, says: '' };
  return code === operation.divide && b === 0 && second ? { span: second.span, says: ' is 0' } : undefined;
}

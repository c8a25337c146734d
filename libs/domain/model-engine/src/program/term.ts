import type { SourceSpan } from '../language/sourceSpan.js';
import type { ListOperation } from './listOperation.js';
import type { Operation } from './operation.js';

/** The formula of one slot with all periods filled in: no names, lags or series remain. */
export type Term = { readonly span: SourceSpan } & (
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'missing'; readonly reason: string }
  | { readonly kind: 'apply'; readonly operation: Operation; readonly operands: readonly Term[] }
  | { readonly kind: 'list'; readonly operation: ListOperation; readonly operands: readonly Term[] }
);

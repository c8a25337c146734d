import type { SourceSpan } from './sourceSpan.js';

export type TokenKind = 'number' | 'name' | 'text' | 'symbol' | 'end';

export interface Token extends SourceSpan {
  readonly kind: TokenKind;
  /** A name or symbol as written; of a text what stands between the quotes, `""` still doubled. */
  readonly text: string;
  readonly value: number;
  /** Nothing but space stands before it on its line. */
  readonly startsLine: boolean;
}

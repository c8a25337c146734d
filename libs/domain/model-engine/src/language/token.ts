import type { SourceSpan } from './sourceSpan.js';

export type TokenKind = 'number' | 'name' | 'text' | 'symbol' | 'end';

export interface Token extends SourceSpan {
  readonly kind: TokenKind;
  /** A name or symbol as written; for a text, what is between the quotes, `""` still doubled. */
  readonly text: string;
  readonly value: number;
  /** Only whitespace precedes it on its line. */
  readonly startsLine: boolean;
}

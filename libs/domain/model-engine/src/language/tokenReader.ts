import type { ErrorDetails, ModelErrorCode, ReportError } from './modelError.js';
import type { SourceSpan } from './sourceSpan.js';
import type { Token, TokenKind } from './token.js';
import type { Word } from './syntaxTree.js';

/** Raised inside the parser once an error is reported, to give up the statement; never leaves the parser. */
export class StatementAbandoned extends Error {}

/** A cursor over tokens with the few moves that a recursive-descent parser needs. */
export interface TokenReader {
  readonly peek: () => Token;
  readonly previousEnd: () => number;
  readonly take: () => Token;
  readonly isSymbol: (text: string) => boolean;
  readonly isWord: (text: string) => boolean;
  readonly takeSymbol: (text: string) => boolean;
  readonly takeWord: (text: string) => boolean;
  readonly expectSymbol: (text: string, where: string) => Token;
  readonly expectName: (what: string) => Word;
  readonly fail: (code: ModelErrorCode, span: SourceSpan, message: string, details?: ErrorDetails) => never;
  readonly failExpecting: (what: string) => never;
}

export const describeToken = (token: Token): string =>
  token.kind === 'end' ? 'the text ends' : token.kind === 'text' ? 'found a text' : `found ${token.text}`;

export function createTokenReader(tokens: readonly Token[], report: ReportError): TokenReader {
  let index = 0;
  const end = tokens.at(-1) as Token;
  const peek = (): Token => tokens[index] ?? end;
  const take = (): Token => {
    const token = peek();
    if (token.kind !== 'end') index += 1;
    return token;
  };
  const is = (kind: TokenKind, text: string): boolean => peek().kind === kind && peek().text === text;
  const takeIf = (condition: boolean): boolean => {
    if (condition) take();
    return condition;
  };
  const fail: TokenReader['fail'] = (code, span, message, details) => {
    report(code, span, message, details);
    throw new StatementAbandoned();
  };
  const failExpecting: TokenReader['failExpecting'] = (what) =>
    fail('syntax', peek(), `expected ${what}, but ${describeToken(peek())}`);

  return {
    peek,
    take,
    previousEnd: () => tokens[index - 1]?.end ?? 0,
    isSymbol: (text) => is('symbol', text),
    isWord: (text) => is('name', text),
    takeSymbol: (text) => takeIf(is('symbol', text)),
    takeWord: (text) => takeIf(is('name', text)),
    expectSymbol: (text, where) => (is('symbol', text) ? take() : failExpecting(`${text} ${where}`)),
    expectName: (what) => {
      if (peek().kind !== 'name') return failExpecting(what);
      const { text, start, end: nameEnd } = take();
      return { text, span: { start, end: nameEnd } };
    },
    fail,
    failExpecting,
  };
}

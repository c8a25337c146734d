import type { ReportError } from './modelError.js';
import type { Token, TokenKind } from './token.js';

const blank = /[ \t\r\n]+|#[^\n]*/y;
/** `senior.interest` is one word. */
const word = /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y;
const digits = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const quoted = /"((?:[^"\n]|"")*)("?)/y;
const symbol = /<>|<=|>=|[()[\],:+\-*/^%=<>]/y;

/** Splits a model's source text into tokens, the last of kind `end`. Invalid characters are reported and skipped. */
export function tokenise(source: string, report: ReportError): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let startsLine = true;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  const add = (kind: TokenKind, length: number, text: string, value = Number.NaN): void => {
    tokens.push({ kind, text, value, start: at, end: at + length, startsLine });
    startsLine = false;
    at += length;
  };

  while (at < source.length) {
    const space = match(blank)?.[0];
    if (space !== undefined) {
      startsLine ||= space.includes('\n');
      at += space.length;
      continue;
    }
    const name = match(word)?.[0];
    const number = match(digits)?.[0];
    const text = match(quoted);
    const sign = match(symbol)?.[0];
    if (name !== undefined) add('name', name.length, name);
    else if (number !== undefined) {
      const value = Number(number);
      if (!Number.isFinite(value))
        report('invalid-number', { start: at, end: at + number.length }, `${number} is too large`);
      add('number', number.length, number, value);
    } else if (text) {
      if (text[2] === '')
        report('unterminated-text', { start: at, end: at + text[0].length }, 'the text has no closing "');
      add('text', text[0].length, text[1] ?? '');
    } else if (sign !== undefined) add('symbol', sign.length, sign);
    else {
      const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
      report(
        'unexpected-character',
        { start: at, end: at + character.length },
        `${JSON.stringify(character)} has no meaning here`,
      );
      at += character.length;
    }
  }
  tokens.push({ kind: 'end', text: '', value: Number.NaN, start: at, end: at, startsLine: true });
  return tokens;
}

import type { JsonDocument, JsonObject, JsonValue } from './JsonDocument.js';

const token =
  /[\s]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/y;
const deepest = 64;

/**
 * Reads a JSON text (RFC 8259), with numbers as written and the lines of objects: the parser of the language gives
 * neither.
 */
export function parseJson(text: string): JsonDocument {
  const reader = createTokens(text);
  const value = valueFrom(reader, 0);
  const rest = text.slice(reader.place()).trim();
  if (value !== undefined && rest === '') return { value, damage: null };
  const line = reader.line();
  return { value: undefined, damage: { line, text: text.split('\n')[line - 1]?.trim() ?? '' } };
}

interface Tokens {
  /** The next token, and the reader moves behind it; undefined if there is none. */
  readonly next: () => RegExpExecArray | undefined;
  /** The next token is this sign, and the reader moves behind it. */
  readonly skip: (sign: string) => boolean;
  readonly place: () => number;
  readonly line: () => number;
}

function createTokens(text: string): Tokens {
  let [place, line, counted] = [0, 1, 0];
  const read = (): RegExpExecArray | undefined => {
    token.lastIndex = place;
    return token.exec(text) ?? undefined;
  };
  return {
    next() {
      const found = read();
      if (found) place += found[0].length;
      return found;
    },
    skip(sign) {
      const found = read();
      if (found?.[1] !== sign) return false;
      place += found[0].length;
      return true;
    },
    place: () => place,
    line() {
      for (; counted < place; counted++) if (text.charCodeAt(counted) === 10) line++;
      return line;
    },
  };
}

function valueFrom(tokens: Tokens, depth: number): JsonValue | undefined {
  const [, sign, quoted, numberText, word] = tokens.next() ?? [];
  if (quoted !== undefined) return JSON.parse(quoted) as string;
  if (numberText !== undefined) return { numberText };
  if (word !== undefined) return word === 'null' ? null : word === 'true';
  if (depth > deepest) return undefined;
  if (sign === '{') return objectFrom(tokens, depth);
  return sign === '[' ? listFrom(tokens, depth) : undefined;
}

function objectFrom(tokens: Tokens, depth: number): JsonObject | undefined {
  const line = tokens.line();
  const fields = new Map<string, JsonValue>();
  if (tokens.skip('}')) return { line, fields };
  do {
    const name = tokens.next()?.[2];
    if (name === undefined || !tokens.skip(':')) return undefined;
    const value = valueFrom(tokens, depth + 1);
    if (value === undefined) return undefined;
    fields.set(JSON.parse(name) as string, value);
  } while (tokens.skip(','));
  return tokens.skip('}') ? { line, fields } : undefined;
}

function listFrom(tokens: Tokens, depth: number): readonly JsonValue[] | undefined {
  const values: JsonValue[] = [];
  if (tokens.skip(']')) return values;
  do {
    const value = valueFrom(tokens, depth + 1);
    if (value === undefined) return undefined;
    values.push(value);
  } while (tokens.skip(','));
  return tokens.skip(']') ? values : undefined;
}

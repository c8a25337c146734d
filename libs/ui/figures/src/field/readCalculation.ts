import { numberSyntax } from '../format/numberSyntax.js';
import type { ParseResult } from '../format/parseFigure.js';

/**
 * The type of a part of a calculation, which decides how a rate field reads the result: a number as typed, a
 * percentage, or an ambiguous ratio of the two.
 */
export type CalculatedKind = 'number' | 'percentage' | 'ratio';

type Calculated = Extract<ParseResult, { ok: true }> & { readonly kind: CalculatedKind };

export type CalculationResult = Calculated | Extract<ParseResult, { ok: false }>;

/** Nobody types longer ones, and deeply nested parentheses would overflow the stack. */
const longestCalculation = 500;

const operatorSigns: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '^': '^',
};

/** Carries the reason of a refusal out of the parser; never leaves this file. */
class Refusal extends Error {}

const refuse = (words: string): never => {
  throw new Refusal(words);
};

/** The text with one symbol per operator, whatever the keyboard or the source produced. */
const plainOperators = (text: string): string =>
  text
    .replace(/[−–—‐‑‒﹣－]/gu, '-')
    .replace(/[×·∙⋅]/gu, '*')
    .replace(/[÷∕]/gu, '/');

/**
 * A calculation as a spreadsheet reads it: `12.5*1.1`, `(3 + 4) / 2`, `12.5% * 1.1`, `1.05^3`. Its numbers are written
 * as in the locale; `%` divides by a hundred; a leading minus binds before `^`, and `^` goes from left to right.
 */
export function readCalculation(text: string, locale: string): CalculationResult {
  const source = plainOperators(text).trim();
  if (source === '') return { ok: false, reason: 'Enter a calculation after =.' };
  if (source.length > longestCalculation) return { ok: false, reason: 'The calculation is too long.' };
  try {
    const result = calculate(tokensOf(source), locale);
    if (Number.isFinite(result.value))
      // Fifteen digits are what a float keeps: without the rounding 12.5 × 1.1 would be 13.750000000000002.
      return { ...result, value: Number(result.value.toPrecision(15)) };
    return { ok: false, reason: `“${text.trim()}” has no result.` };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: `“${text.trim()}”: ${error.message}` };
    throw error;
  }
}

function tokensOf(source: string): readonly string[] {
  const tokens =
    source.match(/\d[\d.,'’\s]*(?<!\s)|[.,]\d+|[-+*/^%()]|[^\s\d]+?(?=[-+*/^%()\s\d]|$)/gu) ?? [];
  const strange = tokens.find((token) => !/^(?:[\d.,]|[-+*/^%()]$)/u.test(token));
  if (strange !== undefined) refuse(`“${strange}” cannot be calculated. Use numbers, + − × ÷ ^ % and ( ).`);
  return tokens;
}

/** Precedence climbing, one function for each level. */
function calculate(tokens: readonly string[], locale: string): Calculated {
  let at = 0;
  const takeOneOf = (signs: string): string | undefined => {
    const token = tokens[at];
    if (token === undefined || !signs.includes(token)) return undefined;
    at += 1;
    return token;
  };

  const sum = (): Calculated => {
    let left = product();
    for (let sign = takeOneOf('+-'); sign; sign = takeOneOf('+-')) {
      const right = product();
      const value = sign === '+' ? left.value + right.value : left.value - right.value;
      left = { ok: true, value, kind: left.kind === right.kind ? left.kind : 'ratio' };
    }
    return left;
  };
  const product = (): Calculated => {
    let left = power();
    for (let sign = takeOneOf('*/'); sign; sign = takeOneOf('*/')) {
      const right = power();
      if (sign === '/' && right.value === 0) refuse('cannot divide by zero.');
      left =
        sign === '*'
          ? { ok: true, value: left.value * right.value, kind: kindOfProduct(left.kind, right.kind) }
          : { ok: true, value: left.value / right.value, kind: kindOfQuotient(left.kind, right.kind) };
    }
    return left;
  };
  const power = (): Calculated => {
    let left = signed();
    while (takeOneOf('^')) left = { ...left, value: left.value ** signed().value };
    return left;
  };
  const signed = (): Calculated => {
    const sign = takeOneOf('+-');
    if (sign === undefined) return percentage();
    const { value, kind } = signed();
    return { ok: true, value: sign === '-' ? -value : value, kind };
  };
  const percentage = (): Calculated => {
    let operand = atom();
    while (takeOneOf('%')) operand = { ok: true, value: operand.value / 100, kind: 'percentage' };
    return operand;
  };
  const atom = (): Calculated => {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (takeOneOf('(')) {
      const inner = sum();
      if (!takeOneOf(')')) refuse('a closing parenthesis is missing.');
      return inner;
    }
    if (token === undefined || !/^[\d.,]/u.test(token))
      return refuse(
        before === undefined || before === '('
          ? `a number is missing before ${operatorSigns[token ?? ''] ?? token ?? ')'}.`
          : `a number is missing after ${operatorSigns[before] ?? before}.`,
      );
    at += 1;
    const number = numberSyntax(locale).read(token);
    return number.ok ? { ok: true, value: Number(number.decimal), kind: 'number' } : refuse(number.reason);
  };

  const result = sum();
  const rest = tokens[at];
  if (rest === ')') refuse('an opening parenthesis is missing.');
  if (rest !== undefined) refuse(`an operator is missing before ${rest}.`);
  return result;
}

/** `12.5% * 1.1` is a percentage, and so is `50% * 20%`; `12 * (1 + 5%)` is a number. */
function kindOfProduct(left: CalculatedKind, right: CalculatedKind): CalculatedKind {
  if (left === 'percentage' || right === 'percentage') return 'percentage';
  return left === 'number' || right === 'number' ? 'number' : 'ratio';
}

/** Division by a percentage is ambiguous: `5% / 4%` is 1.25, or 125%. */
function kindOfQuotient(left: CalculatedKind, right: CalculatedKind): CalculatedKind {
  return right === 'percentage' ? 'ratio' : left;
}

import { modelLimits } from './limits.js';
import { expressionDepth } from './expressionDepth.js';
import { isReservedWord, isClockName } from './reservedWords.js';
import { spanning } from './sourceSpan.js';
import type { BinaryOperator, Expression } from './syntaxTree.js';
import type { TokenReader } from './tokenReader.js';

/** Binary operators by how tightly they bind, loosest first; all of one level group to the left, as in Excel. */
const comparisons = ['=', '<>', '<', '<=', '>', '>='] as const;
const levels = [['+', '-'], ['*', '/'], ['^']] as const;

/** Reads a formula. Unary minus binds tighter than `^`, as in Excel: -2^2 is 4. */
export function parseExpression(reader: TokenReader): Expression {
  return parseComparison(reader, 1);
}

function parseComparison(reader: TokenReader, nesting: number): Expression {
  const left = parseLevel(reader, 0, nesting);
  const operator = takeOperator(reader, comparisons);
  if (!operator) return left;
  const comparison = binary(reader, operator, left, parseLevel(reader, 0, nesting));
  if (comparisons.some((sign) => reader.isSymbol(sign)))
    reader.fail('syntax', reader.peek(), 'comparisons cannot be chained: write and(a < b, b < c)');
  return comparison;
}

function parseLevel(reader: TokenReader, level: number, nesting: number): Expression {
  const operators = levels[level];
  if (!operators) return parseUnary(reader, nesting);
  let left = parseLevel(reader, level + 1, nesting);
  for (let operator = takeOperator(reader, operators); operator; operator = takeOperator(reader, operators))
    left = binary(reader, operator, left, parseLevel(reader, level + 1, nesting));
  return left;
}

function takeOperator(reader: TokenReader, operators: readonly BinaryOperator[]): BinaryOperator | undefined {
  return operators.find((operator) => reader.takeSymbol(operator));
}

function binary(
  reader: TokenReader,
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
): Expression {
  const span = spanning(left.span, right.span);
  return deepened(reader, { kind: 'binary', operator, left, right, span, depth: 0 }, [left, right]);
}

function deepened(reader: TokenReader, expression: Expression, parts: readonly Expression[]): Expression {
  const depth = expressionDepth(parts);
  if (depth > modelLimits.formulaDepth) failTooDeep(reader, expression.span);
  return { ...expression, depth };
}

function failTooDeep(reader: TokenReader, span: Expression['span']): never {
  return reader.fail(
    'too-deep',
    span,
    `the formula has more than ${modelLimits.formulaDepth} levels: move a part of it to its own line`,
  );
}

function parseUnary(reader: TokenReader, nesting: number): Expression {
  if (nesting > modelLimits.formulaDepth) failTooDeep(reader, reader.peek());
  const sign = reader.peek();
  if (reader.takeSymbol('+')) return parseUnary(reader, nesting + 1);
  if (!reader.takeSymbol('-')) return parsePercent(reader, nesting);
  const operand = parseUnary(reader, nesting + 1);
  return deepened(reader, { kind: 'negate', operand, span: spanning(sign, operand.span), depth: 0 }, [
    operand,
  ]);
}

function parsePercent(reader: TokenReader, nesting: number): Expression {
  const operand = parsePrimary(reader, nesting);
  const percent = reader.peek();
  if (!reader.takeSymbol('%')) return operand;
  if (operand.kind !== 'number') reader.fail('syntax', percent, '% must follow a number, as in 2.5%');
  const { value } = operand as Expression & { kind: 'number' };
  return { kind: 'number', value: value / 100, span: spanning(operand.span, percent), depth: 1 };
}

function parsePrimary(reader: TokenReader, nesting: number): Expression {
  const token = reader.peek();
  if (token.kind === 'number') {
    reader.take();
    return { kind: 'number', value: token.value, span: { start: token.start, end: token.end }, depth: 1 };
  }
  if (reader.takeSymbol('(')) {
    const inner = parseComparison(reader, nesting + 1);
    const close = reader.expectSymbol(')', 'to close the parenthesis');
    return { ...inner, span: spanning(token, close) };
  }
  if (token.kind !== 'name' || (isReservedWord(token.text) && !isClockName(token.text)))
    return reader.failExpecting('a number, a name or (');
  const nameSpan = reader.expectName('a name').span;
  if (reader.takeSymbol('(')) return parseCall(reader, token.text, nameSpan, nesting);
  const lag = reader.isSymbol('[') ? parseLag(reader) : 0;
  const span = { start: token.start, end: reader.previousEnd() };
  return { kind: 'name', name: token.text, nameSpan, lag, span, depth: 1 };
}

function parseCall(
  reader: TokenReader,
  name: string,
  nameSpan: Expression['span'],
  nesting: number,
): Expression {
  const operands: Expression[] = [];
  if (!reader.isSymbol(')'))
    do operands.push(parseComparison(reader, nesting + 1));
    while (reader.takeSymbol(','));
  const close = reader.expectSymbol(')', `to close ${name}(`);
  const span = spanning(nameSpan, close);
  return deepened(reader, { kind: 'call', name, nameSpan, operands, span, depth: 0 }, operands);
}

/** `[-1]`: so many periods earlier; `[+1]`: later. The sign is part of it, so that no one reads a position. */
function parseLag(reader: TokenReader): number {
  const open = reader.expectSymbol('[', 'before a lag');
  const direction = reader.takeSymbol('-') ? -1 : reader.takeSymbol('+') ? 1 : 0;
  const { kind, value } = reader.peek();
  if (kind === 'number') reader.take();
  const close = reader.expectSymbol(']', 'to close the lag');
  if (
    direction === 0 ||
    kind !== 'number' ||
    !Number.isInteger(value) ||
    value < 1 ||
    value > modelLimits.periods
  )
    reader.fail(
      'invalid-lag',
      spanning(open, close),
      `a lag is [-1] for the period before, [+1] for the one after, up to ${modelLimits.periods}; ` +
        'first(x) and last(x) give the ends',
    );
  return direction * value;
}

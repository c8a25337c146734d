import { closestName } from './closestName.js';
import type { ReportError } from './modelError.js';
import { isStatementWord, statementWords } from './reservedWords.js';
import { parseCurrencies } from './parseCurrencies.js';
import { parseExpression } from './parseExpression.js';
import { parseIterate } from './parseIterate.js';
import { parseSegments, parseUse, takeBySegment } from './parseStructure.js';
import { parseTimeline } from './parseTimeline.js';
import type {
  CheckStatement,
  Expression,
  InputStatement,
  LineStatement,
  PastFormula,
  Statement,
  UnitAnnotation,
  Word,
} from './syntaxTree.js';
import type { SourceSpan } from './sourceSpan.js';
import type { Token } from './token.js';
import { unquoted } from './unquoted.js';
import { StatementAbandoned, createTokenReader, describeToken, type TokenReader } from './tokenReader.js';

/** Reads the statements of a model. One that cannot be read is reported and skipped; the next begins on a new line. */
export function parseModel(tokens: readonly Token[], report: ReportError): readonly Statement[] {
  const reader = createTokenReader(tokens, report);
  const statements: Statement[] = [];
  while (reader.peek().kind !== 'end') {
    const statement = attempt(reader, () => parseStatement(reader));
    if (!statement) continue;
    statements.push(statement);
    if (atStatementStart(reader)) continue;
    const next = reader.peek();
    const message = isStatementWord(next.text)
      ? `${next.text} must begin a new line`
      : `the ${statement.kind} is complete, but ${describeToken(next)}`;
    report('syntax', next, message);
    skipStatement(reader);
  }
  return statements;
}

const atStatementStart = (reader: TokenReader): boolean => {
  const token = reader.peek();
  return token.kind === 'end' || (token.startsLine && isStatementWord(token.text));
};

function skipStatement(reader: TokenReader): void {
  do reader.take();
  while (!atStatementStart(reader));
}

/** Undefined when the part cannot be parsed: the error is reported, and the reader is at the next statement. */
function attempt<T>(reader: TokenReader, parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof StatementAbandoned)) throw error;
    if (!atStatementStart(reader)) skipStatement(reader);
    return undefined;
  }
}

function parseStatement(reader: TokenReader): Statement {
  const start = reader.peek();
  if (!isStatementWord(start.text) || start.kind !== 'name') return failUnknownStatement(reader);
  reader.take();
  const spanned = <T>(parsed: T): T & { span: { start: number; end: number } } => ({
    ...parsed,
    span: { start: start.start, end: reader.previousEnd() },
  });
  switch (start.text) {
    case 'model':
      return spanned({ kind: 'model' as const, title: parseTitle(reader, 'model') });
    case 'timeline':
      return spanned({ kind: 'timeline' as const, segments: parseTimeline(reader) });
    case 'currency':
      return spanned({ kind: 'currency' as const, code: reader.expectName('a currency, such as USD') });
    case 'section':
      return spanned({ kind: 'section' as const, title: parseTitle(reader, 'section') });
    case 'segments':
      return spanned({ kind: 'segments' as const, segments: parseSegments(reader) });
    case 'submodel':
      return spanned({ kind: 'submodel' as const, submodel: reader.expectName('the name of the sub-model') });
    case 'end':
      return spanned({ kind: 'end' as const });
    case 'use':
      return spanned({ kind: 'use' as const, ...parseUse(reader), label: takeLabel(reader) });
    case 'input':
      return spanned(parseInput(reader));
    case 'check':
      return spanned(parseCheck(reader));
    case 'iterate':
      return spanned({ kind: 'iterate' as const, ...parseIterate(reader), label: takeLabel(reader) });
    case 'line':
    case 'value':
      return spanned(parseLine(reader, start.text));
  }
}

function failUnknownStatement(reader: TokenReader): never {
  const token = reader.peek();
  const message = `a statement begins with ${statementWords.join(', ')}, but ${describeToken(token)}`;
  const suggestion = (): string | undefined =>
    token.kind === 'name' ? closestName(token.text, statementWords) : undefined;
  // The word is consumed, so that a text of only such words is read to its end.
  reader.take();
  return reader.fail('syntax', token, message, { suggestion });
}

const parseTitle = (reader: TokenReader, what: 'model' | 'section'): string =>
  unquoted(expectText(reader, `the title of the ${what} in quotes`).text);

function parseInput(reader: TokenReader): Omit<InputStatement, 'span'> {
  const name = reader.expectName('the name of the input');
  const extent = parseExtent(reader);
  const { yearly, ...segmented } = takeYearlyBySegment(reader);
  if (yearly && extent === 'scalar')
    reader.fail('syntax', yearly, `a yearly input has a figure per year: input ${name.text}[] yearly`);
  if (!reader.isSymbol(':'))
    reader.failExpecting(`: and the unit of ${name.text}, such as ${name.text}: amount`);
  const unit = parseUnit(reader);
  const initial = reader.takeSymbol('=') ? attempt(reader, () => parseExpression(reader)) : undefined;
  return { kind: 'input', name, ...segmented, extent, yearly, unit, initial, label: takeLabel(reader) };
}

/** Nothing: one figure; `[]`: one per forecast period; `[history]`: one per historical period. */
function parseExtent(reader: TokenReader): InputStatement['extent'] {
  if (!reader.takeSymbol('[')) return 'scalar';
  const extent = reader.takeWord('history') ? 'history' : 'forecast';
  reader.expectSymbol(']', 'to close [');
  return extent;
}

/** The word after a name that gives it a figure per year of a timeline in quarters. */
function takeYearly(reader: TokenReader): SourceSpan | undefined {
  const { start, end } = reader.peek();
  return reader.takeWord('yearly') ? { start, end } : undefined;
}

/** `yearly` and `by segment`, in either order. */
function takeYearlyBySegment(reader: TokenReader): Pick<LineStatement, 'yearly' | 'bySegment'> {
  const first = takeYearly(reader);
  const segmented = takeBySegment(reader);
  return { ...segmented, yearly: first ?? takeYearly(reader) };
}

function parseUnit(reader: TokenReader): UnitAnnotation | undefined {
  if (!reader.takeSymbol(':')) return undefined;
  const unit = reader.expectName('a unit, such as amount or rate');
  const options: Word[] = [];
  if (reader.takeSymbol('(')) {
    do options.push(reader.expectName('an option'));
    while (reader.takeSymbol(','));
    reader.expectSymbol(')', 'to close the options');
  }
  return { ...unit, options, currencies: parseCurrencies(reader, unit.text) };
}

function parseLine(reader: TokenReader, kind: 'line' | 'value'): Omit<LineStatement, 'span'> {
  const name = reader.expectName(`the name of the ${kind}`);
  if (reader.isSymbol('['))
    reader.fail('syntax', reader.peek(), 'only inputs take []: line makes a series, value one figure');
  const { yearly, ...segmented } = takeYearlyBySegment(reader);
  if (yearly && kind === 'value')
    reader.fail('syntax', yearly, 'a value is one figure: only a line or a series of inputs is yearly');
  const unit = attempt(reader, () => parseUnit(reader));
  let formula: Expression | undefined;
  let past: PastFormula | undefined;
  if (!atStatementStart(reader)) {
    formula = attempt(reader, () => {
      reader.expectSymbol('=', `and the formula of ${name.text}`);
      return parseExpression(reader);
    });
    const start = reader.peek();
    const keyword = (['from', 'history'] as const).find((word) => reader.takeWord(word));
    if (keyword && kind === 'value')
      reader.fail('syntax', start, `only a line has periods before the first: drop ${keyword}`);
    const formulaOfPast = keyword && attempt(reader, () => parseExpression(reader));
    if (keyword && formulaOfPast) past = { keyword, formula: formulaOfPast };
  } else if (unit === undefined) reader.failExpecting(`= and the formula of ${name.text}`);
  return { kind, name, ...segmented, yearly, unit, formula, past, label: takeLabel(reader) };
}

function parseCheck(reader: TokenReader): Omit<CheckStatement, 'span'> {
  const name = reader.expectName('the name of the check');
  const segmented = takeBySegment(reader);
  const severity = (['error', 'warning', 'note'] as const).find((word) => reader.takeWord(word));
  if (!severity) return reader.failExpecting('error, warning or note');
  const condition = attempt(reader, () => {
    if (!reader.takeWord('when')) reader.failExpecting('when and the condition that trips the check');
    return parseExpression(reader);
  });
  const message = condition
    ? expectText(reader, 'the message of the check in quotes')
    : { text: '', span: { start: reader.previousEnd(), end: reader.previousEnd() } };
  return { kind: 'check', name, ...segmented, severity, condition, message };
}

function expectText(reader: TokenReader, what: string): Word {
  if (reader.peek().kind !== 'text') return reader.failExpecting(what);
  const { text, start, end } = reader.take();
  return { text, span: { start, end } };
}

const takeLabel = (reader: TokenReader): string | undefined =>
  reader.peek().kind === 'text' ? unquoted(reader.take().text) : undefined;

import { parseExpression } from './parseExpression.js';
import { spanning } from './sourceSpan.js';
import type { GivenInput, SegmentWord, UseStatement } from './structureStatement.js';
import type { NamingStatement } from './syntaxTree.js';
import type { TokenReader } from './tokenReader.js';
import { unquoted } from './unquoted.js';

/** Reads `by segment` where it is written. */
export function takeBySegment(reader: TokenReader): Pick<NamingStatement, 'bySegment'> {
  const by = reader.peek();
  if (!reader.takeWord('by')) return {};
  const segment = reader.peek();
  if (!reader.takeWord('segment')) reader.failExpecting('segment, as in by segment');
  return { bySegment: spanning(by, segment) };
}

/** Reads `devices "Devices", services`. */
export function parseSegments(reader: TokenReader): readonly SegmentWord[] {
  const segments: SegmentWord[] = [];
  do {
    const word = reader.expectName('the name of a segment');
    const label = reader.peek().kind === 'text' ? unquoted(reader.take().text) : undefined;
    segments.push({ ...word, label });
  } while (reader.takeSymbol(','));
  return segments;
}

/** Reads `tranche as senior with opening = senior_debt, repayment = scheduled`. */
export function parseUse(
  reader: TokenReader,
): Pick<UseStatement, 'submodel' | 'name' | 'bySegment' | 'given'> {
  const submodel = reader.expectName('the name of a sub-model');
  if (!reader.takeWord('as'))
    reader.failExpecting(`as and a name for this use, as in use ${submodel.text} as senior`);
  const name = reader.expectName('a name for this use');
  const segmented = takeBySegment(reader);
  const given: GivenInput[] = [];
  if (reader.takeWord('with'))
    do {
      const input = reader.expectName('the name of an input');
      reader.expectSymbol('=', `and what gives ${input.text}`);
      given.push({ name: input, formula: parseExpression(reader) });
    } while (reader.takeSymbol(','));
  return { submodel, name, ...segmented, given };
}

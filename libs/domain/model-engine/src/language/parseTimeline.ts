import { spanning } from './sourceSpan.js';
import type { TimelineSegment } from './syntaxTree.js';
import type { TokenReader } from './tokenReader.js';

const frequencies = { year: 'annual', years: 'annual', quarter: 'quarterly', quarters: 'quarterly' } as const;

/** Reads `5 years`, `forecast 8 quarters` or `history 3 years, forecast 5 years`. */
export function parseTimeline(reader: TokenReader): readonly TimelineSegment[] {
  const segments: TimelineSegment[] = [];
  do segments.push(parseSegment(reader));
  while (reader.takeSymbol(','));
  return segments;
}

function parseSegment(reader: TokenReader): TimelineSegment {
  const first = reader.peek();
  const history = reader.takeWord('history');
  if (!history) reader.takeWord('forecast');
  const count = reader.peek();
  if (count.kind !== 'number') return reader.failExpecting('the number of periods, as in 5 years');
  reader.take();
  const { text, span } = reader.expectName('years or quarters');
  if (!Object.hasOwn(frequencies, text))
    reader.fail('invalid-timeline', span, `periods are years or quarters, not ${text}`);
  const frequency = frequencies[text as keyof typeof frequencies];
  return { history, count: count.value, frequency, span: spanning(first, span) };
}

import { closestName } from '../language/closestName.js';
import type { Word } from '../language/syntaxTree.js';
import { unquoted } from '../language/unquoted.js';
import type { AnalysisScope } from './analysisScope.js';
import type { MessagePart } from './messagePart.js';

/** Splits `Terminal value is {terminal_share} of enterprise value.` at its names, which must exist. */
export function parseMessage(message: Word, scope: AnalysisScope): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of message.text.matchAll(/\{([^{}]*)\}/g)) {
    const [written, name = ''] = match;
    const item = scope.byName.get(name);
    if (match.index > at) parts.push({ text: unquoted(message.text.slice(at, match.index)) });
    at = match.index + written.length;
    if (item && item.statement.kind !== 'check') {
      parts.push({ item: item.index });
      continue;
    }
    // The text starts one character after its opening quote.
    const start = message.span.start + 1 + match.index;
    const suggestion = (): string | undefined => {
      const known = [...scope.byName.values()].filter(({ statement }) => statement.kind !== 'check');
      return closestName(
        name,
        known.map((other) => other.name),
      );
    };
    scope.report('unknown-name', { start, end: start + written.length }, `nothing is named ${name || '{}'}`, {
      suggestion,
    });
  }
  if (at < message.text.length) parts.push({ text: unquoted(message.text.slice(at)) });
  return parts;
}

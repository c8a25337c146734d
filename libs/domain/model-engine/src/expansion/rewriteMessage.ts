import type { ReportError } from '../language/modelError.js';
import type { Word } from '../language/syntaxTree.js';
import { nameError } from './nameError.js';
import type { Surroundings } from './placement.js';
import { resolveName } from './resolveName.js';

/** The message of a check with the names in braces in full; one that means nothing is reported and loses its braces. */
export function rewriteMessage(message: Word, surroundings: Surroundings, report: ReportError): Word {
  const text = message.text.replaceAll(/\{([^{}]*)\}/g, (written, name: string, at: number) => {
    const resolved = resolveName(name, surroundings);
    if (resolved.kind === 'item') return `{${resolved.name}}`;
    const error = nameError(name || '{}', resolved, surroundings.placement);
    // The text starts one character after its opening quote.
    const start = message.span.start + 1 + at;
    if (error) report(error.code, { start, end: start + written.length }, error.message, error.details);
    return name;
  });
  return { ...message, text };
}

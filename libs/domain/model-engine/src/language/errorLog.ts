import { modelLimits } from './limits.js';
import type { ModelError, ReportError } from './modelError.js';

export interface ErrorLog {
  readonly report: ReportError;
  /** Whether further errors are dropped. */
  readonly isFull: () => boolean;
  readonly isEmpty: () => boolean;
  /** All errors in the order of the text. */
  readonly sorted: () => readonly ModelError[];
}

/** Collects errors and turns offsets into line and column. Repeats at one place with one code count once. */
export function createErrorLog(source: string): ErrorLog {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const byPlace = new Map<string, ModelError>();

  const isFull = (): boolean => byPlace.size >= modelLimits.errors;
  const report: ReportError = (code, span, message, details = {}) => {
    if (isFull()) return;
    const start = Math.min(span.start, source.length);
    const key = `${code} ${start}`;
    if (byPlace.has(key)) return;
    let line = lineStarts.length;
    while (line > 1 && (lineStarts[line - 1] ?? 0) > start) line -= 1;
    const column = start - (lineStarts[line - 1] ?? 0) + 1;
    const suggestion = details.suggestion?.();
    byPlace.set(key, {
      code,
      message: suggestion ? `${message}; did you mean ${suggestion}?` : message,
      line,
      column,
      length: Math.max(0, Math.min(span.end, source.length) - start),
      ...(suggestion ? { suggestion } : {}),
      ...(details.cycle ? { cycle: details.cycle } : {}),
    });
  };

  return {
    report,
    isFull,
    isEmpty: () => byPlace.size === 0,
    sorted: () => [...byPlace.values()].sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

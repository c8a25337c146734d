import { analyseModel } from './analysis/analyseModel.js';
import { readIterations } from './analysis/readIterations.js';
import type { CompiledItem, CompiledModel } from './compiledModel.js';
import { describeItems } from './describeItems.js';
import { expandStatements } from './expansion/expandStatements.js';
import { createErrorLog } from './language/errorLog.js';
import { modelLimits } from './language/limits.js';
import type { ModelError, ReportError } from './language/modelError.js';
import { parseModel } from './language/parseModel.js';
import { statementWords } from './language/reservedWords.js';
import type { Statement } from './language/syntaxTree.js';
import { tokenise } from './language/tokenise.js';
import { layOutItems } from './layOutItems.js';
import { buildProgram } from './program/buildProgram.js';
import { withHostPowers } from './program/withHostPowers.js';
import { readTimeline } from './readTimeline.js';

/** What the text of a model does not decide: the length of its timeline, and how powers are computed. */
export interface CompileOptions {
  /** Forecast periods in place of those that the text states: 1 to 50. */
  readonly forecastPeriods?: number;
  /** Historical periods in place of those that the text states: 1 to 50. */
  readonly historicalPeriods?: number;
  /**
   * `host` computes `^` and `power` by the host's Math.pow, whose last bit differs between hosts: for answers that were
   * published before the engine had an arithmetic of its own and must not change.
   */
  readonly powers?: 'engine' | 'host';
}

/** A compiled model, or every error in its text. */
export type Compilation =
  | { readonly ok: true; readonly model: CompiledModel }
  | { readonly ok: false; readonly errors: readonly ModelError[] };

/**
 * Compiles the text of a model (language: README.md). Reads and checks everything that it can, so that all faults come at
 * once, each with its place. Never throws: not for any text, nor for numbers of periods out of range.
 */
export function compileModel(source: string, options: CompileOptions = {}): Compilation {
  const log = createErrorLog(source);
  if (!isSizeAllowed(source, log.report)) return { ok: false, errors: log.sorted() };
  const written = parseModel(tokenise(source, log.report), log.report);
  checkOnce(written, log.report);
  const { statements, unused } = expandStatements(written, log);
  const timelineStatement = statements.find((statement) => statement.kind === 'timeline');
  const timeline = readTimeline(timelineStatement, options, log.report);
  const analysed = analyseModel(source, statements, timeline, log.report);
  for (const submodel of unused) analyseModel(source, submodel, timeline, log.report);
  const iterations = readIterations(statements, analysed, log.report);
  if (analysed.length === 0 && log.isEmpty())
    log.report('empty-model', { start: 0, end: source.length }, 'the model has no input, line or value');
  if (!log.isEmpty()) return { ok: false, errors: log.sorted() };
  const laidOut = layOutItems(analysed, timeline);
  const items = options.powers === 'host' ? laidOut.map(withHostPowers) : laidOut;
  const program = buildProgram(items, timeline, iterations, log.report);
  if (!program || !log.isEmpty()) return { ok: false, errors: log.sorted() };
  const title = statements.find((statement) => statement.kind === 'model')?.title ?? 'Untitled model';
  const itemByName = new Map<string, CompiledItem>(items.map((item) => [item.name, item]));
  return {
    ok: true,
    model: { title, source, timeline, ...describeItems(source, items), items, itemByName, program },
  };
}

function isSizeAllowed(source: string, report: ReportError): boolean {
  const { sourceCharacters, sourceLines } = modelLimits;
  if (source.length > sourceCharacters) {
    report(
      'too-large',
      { start: sourceCharacters, end: source.length },
      `a model has at most ${sourceCharacters} characters`,
    );
    return false;
  }
  let lines = 1;
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
    // A line break at the very end begins no further line.
    if (at + 1 < source.length) lines += 1;
    if (lines <= sourceLines) continue;
    report('too-large', { start: at + 1, end: source.length }, `a model has at most ${sourceLines} lines`);
    return false;
  }
  return true;
}

/** Statements that `model`, `timeline` and `currency` precede. */
const afterTimeline = statementWords.filter(
  (word) => !['model', 'timeline', 'currency', 'end'].includes(word),
);

/** One title, one timeline and one currency, before all else. */
function checkOnce(statements: readonly Statement[], report: ReportError): void {
  const seen = new Set<Statement['kind']>();
  for (const { kind, span } of statements) {
    if (kind === 'model' || kind === 'timeline' || kind === 'currency') {
      if (seen.has(kind)) report('misplaced-statement', span, `a model has one ${kind} statement`);
      else if (afterTimeline.some((other) => seen.has(other)))
        report('misplaced-statement', span, `${kind} must precede all sections, inputs, lines and checks`);
    }
    seen.add(kind);
  }
}

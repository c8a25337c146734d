// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createErrorLog } from '../language/errorLog.js';
import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import { parseModel } from '../language/parseModel.js';
import { tokenise } from '../language/tokenise.js';
import { errorsOf } from '../testing/compiled.js';
import { expandStatements } from './expandStatements.js';

const lines = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join('\n');

const segmented = (segments: number, content: string): string =>
  `segments ${lines(segments, (at) => `s${at}`).replaceAll('\n', ', ')}\ninput grwth by segment: rate\n${content}`;

/** How often the expansion of a text reports an error and looks for the name that was meant. */
function countWork(source: string): { readonly reports: number; readonly searches: number } {
  const log = createErrorLog(source);
  const work = { reports: 0, searches: 0 };
  const report: ReportError = (code, span, message, details = {}) => {
    work.reports += 1;
    const { suggestion } = details;
    log.report(code, span, message, {
      ...details,
      suggestion: () => {
        if (suggestion) work.searches += 1;
        return suggestion?.();
      },
    });
  };
  expandStatements(parseModel(tokenise(source, report), report), { ...log, report });
  return work;
}

describe('a model with many wrong names', () => {
  it('[MODEL-ENGINE-260] looks for what was meant once for each error that is shown', () => {
    const source = segmented(
      20,
      'line y by segment = growth * growth + growth\nvalue z = sum(segments(growth))',
    );
    expect(countWork(source)).toEqual({ reports: 20 * 3 + 20, searches: 4 });
    expect(errorsOf(source).map(({ suggestion }) => suggestion)).toEqual(Array(4).fill('grwth'));
  });

  it('[MODEL-ENGINE-260] is not written out further once there are as many errors as are shown', () => {
    const source = segmented(
      50,
      lines(100, (at) => `line y${at} by segment = growth * growth + growth`),
    );
    const { reports, searches } = countWork(source);
    expect(searches).toBe(modelLimits.errors);
    // Three wrong names in each line: the 17th has the last error that is shown.
    expect(reports).toBeLessThanOrEqual(17 * 50 * 3);
    expect(errorsOf(source)).toHaveLength(modelLimits.errors);
  });
});

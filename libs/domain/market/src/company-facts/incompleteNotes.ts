import { reason, type Reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import { noteFigure } from '../fundamentals/noteFigure.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';
import { evaluateFormula } from './evaluateFormula.js';
import { lineNature } from './lineNature.js';
import { lineTitle } from './lineTitle.js';
import { periodRange } from './periodRange.js';
import type { StatementSource } from './periodFigures.js';
import { statementLines } from './StatementFormulas.js';
import { disclosedParts, first, mayBeIncomplete } from './TagFormula.js';

/**
 * Which years a line is summed from what is disclosed, and what the same parts are of the statement’s own line in the
 * newest year that has it.
 */
export function incompleteNotes(source: StatementSource, annual: readonly FiscalPeriod[]): readonly Reason[] {
  return [
    ...statementLines.flatMap((line) => {
      const periods = annual.filter((period) => isIncomplete(period, line));
      return periods.length > 0 ? [sentenceOf(line, periods), ...crossCheck(source, line, annual)] : [];
    }),
    ...propertyDepreciationNotes(annual),
  ];
}

function isIncomplete({ figures }: FiscalPeriod, line: StatementLine): boolean {
  return figures[line]?.derivation?.includes(mayBeIncomplete) ?? false;
}

function sentenceOf(line: StatementLine, periods: readonly FiscalPeriod[]): string {
  const range = periodRange(periods);
  if (line === 'depreciation')
    return `Depreciation of ${range} is summed from the notes, since the cash flow statement has no tagged total, and may be incomplete.`;
  return `${sentenceCase(lineTitle(line))} of ${range} is computed from its tagged parts and may be incomplete.`;
}

function crossCheck(
  { store, formulas, currency }: StatementSource,
  line: StatementLine,
  annual: readonly FiscalPeriod[],
): readonly Reason[] {
  const parts = first(...disclosedParts(formulas[line]));
  for (const period of annual.toReversed()) {
    const whole = period.figures[line];
    if (!whole || isIncomplete(period, line)) continue;
    const span = { start: lineNature(line) === 'instant' ? null : period.start, end: period.end };
    const disclosed = evaluateFormula(parts, (tags) => store.figure(tags, span));
    if (disclosed?.derivation)
      return [
        reason`The same parts add up to ${noteFigure(disclosed.value)} of the ${noteFigure(whole.value)} ${currency} that the statement of ${period.label} reports as ${lineTitle(line)}.`,
      ];
  }
  return [];
}

function propertyDepreciationNotes(annual: readonly FiscalPeriod[]): readonly string[] {
  const periods = annual.filter(({ figures }) => {
    const { depreciation } = figures;
    return depreciation?.derivation === null && depreciation.source.tag === 'Depreciation';
  });
  return periods.length > 0
    ? [`Depreciation of ${periodRange(periods)} covers property only under the tag used.`]
    : [];
}

function sentenceCase(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

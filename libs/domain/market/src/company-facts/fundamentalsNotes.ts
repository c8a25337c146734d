import { day, reason, type Reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import { noteFigure } from '../fundamentals/noteFigure.js';
import type { ShareBasisChange } from '../fundamentals/ShareBasisChange.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';
import { associateNotes } from './associateNotes.js';
import { debtNotes } from './debtNotes.js';
import type { FiscalYear } from './FiscalYear.js';
import { incompleteNotes } from './incompleteNotes.js';
import { addDays } from './isoDay.js';
import { lineTitle } from './lineTitle.js';
import { periodRange } from './periodRange.js';
import { quarterSumNotes } from './quarterSumNotes.js';
import type { StatementSource } from './periodFigures.js';
import type { ReportingBasis } from './reportingBasis.js';
import { statementLines } from './StatementFormulas.js';

/** What the notes are drawn from. */
export interface NotedFundamentals {
  readonly source: StatementSource;
  readonly basis: ReportingBasis;
  readonly unreadable: number;
  readonly hasCoverShares: boolean;
  /** What kind of business it is, and by what. */
  readonly businessNotes: readonly string[];
  readonly years: readonly FiscalYear[];
  readonly annual: readonly FiscalPeriod[];
  readonly quarterly: readonly FiscalPeriod[];
  readonly shareBasisChanges: readonly ShareBasisChange[];
  /** The lines that the taxonomy has tags for. */
  readonly linesRead: readonly StatementLine[];
  /** What was found where figures of several filings do not sum up. */
  readonly coherenceNotes: readonly Reason[];
}

/** What a reader of the statements should know, as sentences with their figures apart: the most general first. */
export function fundamentalsNotes(noted: NotedFundamentals): readonly Reason[] {
  return [
    ...sourceNotes(noted),
    ...gapNotes(noted.years),
    ...shareNotes(noted),
    ...debtNotes(noted.annual),
    ...associateNotes(noted.annual),
    ...incompleteNotes(noted.source, noted.annual),
    ...missingNotes(noted),
    ...tagNotes(noted.annual),
    ...restatementNotes(noted),
    ...quarterSumNotes(noted.annual, noted.quarterly),
    ...noted.coherenceNotes,
  ];
}

function sourceNotes({ basis, unreadable, businessNotes }: NotedFundamentals): readonly Reason[] {
  const notes: Reason[] = [];
  if (basis.leftOut.length > 0)
    notes.push(
      `The statements are in ${basis.currency}; also filed, but not used: ${basis.leftOut.join(', ')}.`,
    );
  if (unreadable > 0)
    notes.push(
      reason`Facts not used because their value, date or filing cannot be read: ${noteFigure(unreadable)}.`,
    );
  return [...notes, ...businessNotes];
}

const longestGapDays = 10;

function gapNotes(years: readonly FiscalYear[]): readonly Reason[] {
  return years.flatMap(({ start }, index) => {
    const before = years[index - 1]?.end;
    if (!before || addDays(before, longestGapDays) >= start) return [];
    return reason`No fiscal year covers ${day(addDays(before, 1))} to ${day(addDays(start, -1))}: a changed year end or a missing report.`;
  });
}

const shareLines: ReadonlySet<StatementLine> = new Set([
  'dilutedShares',
  'basicShares',
  'dilutedEarningsPerShare',
  'sharesOutstanding',
]);

function shareNotes({ hasCoverShares, shareBasisChanges, annual }: NotedFundamentals): readonly Reason[] {
  const notes = shareBasisChanges.map(({ filed, factor }) => {
    const unadjusted = annual.filter(({ figures }) => {
      const shares = figures.dilutedShares ?? figures.basicShares ?? figures.sharesOutstanding;
      return shares !== undefined && shares.source.filed < filed;
    });
    const periods = unadjusted.length > 0 ? ` Not restated since: ${periodRange(unadjusted)}.` : '';
    return reason`Share counts filed before ${day(filed)} are comparable with later ones only when multiplied by ${noteFigure(rounded(factor))}: a split or an exchange of shares.${periods}`;
  });
  if (!hasCoverShares)
    notes.push(
      'These facts have no share count from a report cover, where filers with several share classes report each class. Shares outstanding are from the balance sheet.',
    );
  return notes;
}

function missingNotes({ annual, linesRead }: NotedFundamentals): readonly string[] {
  const newest = annual.at(-1);
  const missing = linesRead.filter((line) => !newest?.figures[line]).map(lineTitle);
  return newest && missing.length > 0
    ? [`No ${missing.join(', ')} reported for ${newest.label} under the tags checked.`]
    : [];
}

function tagNotes(annual: readonly FiscalPeriod[]): readonly string[] {
  return statementLines.flatMap((line) => {
    const runs: { readonly tag: string; readonly periods: FiscalPeriod[] }[] = [];
    for (const period of annual) {
      const figure = period.figures[line];
      if (!figure || figure.derivation !== null) continue;
      const run = runs.at(-1);
      if (run?.tag === figure.source.tag) run.periods.push(period);
      else runs.push({ tag: figure.source.tag, periods: [period] });
    }
    if (runs.length < 2) return [];
    const spans = runs.map(({ tag, periods }) => `${tag} (${periodRange(periods)})`);
    return `The tag of ${lineTitle(line)} changes: ${spans.join(', ')}.`;
  });
}

function restatementNotes({ annual, shareBasisChanges }: NotedFundamentals): readonly string[] {
  return annual.flatMap(({ label, figures }) => {
    const restated = statementLines.filter(
      (line) =>
        (figures[line]?.restatedFrom.length ?? 0) > 0 &&
        !(shareBasisChanges.length > 0 && shareLines.has(line)),
    );
    return restated.length > 0
      ? `Later filings restate ${label}: ${restated.map(lineTitle).join(', ')}.`
      : [];
  });
}

function rounded(factor: number): number {
  return Number(factor.toPrecision(6));
}

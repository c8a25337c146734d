import type { BulkFundamentalsRequest, FundamentalsResponse } from '@finance-analyst/contracts';

type Period = FundamentalsResponse['annual'][number];

/** Which lines and periods are wanted; what is left out means all of it. */
export type StatementChoice = Omit<BulkFundamentalsRequest, 'symbols' | 'asOf'>;

/** The wanted part of statements; everything that remains is as in the whole. */
export function pickStatements(
  statements: FundamentalsResponse,
  { lines, annual, quarterly, trailingTwelveMonths = true, notes = true }: StatementChoice,
): FundamentalsResponse {
  const wanted = lines && new Set<string>(lines);
  const pick = (period: Period): Period => {
    if (!wanted) return period;
    const { exchangeRateEffect: _unwanted, ...others } = period;
    const figures = Object.entries(period.figures).filter(([line]) => wanted.has(line));
    return { ...others, figures: Object.fromEntries(figures) };
  };
  const newest = (periods: readonly Period[], count = periods.length): Period[] =>
    periods.slice(Math.max(0, periods.length - count)).map(pick);
  const { notes: allNotes, noteReasons, ...others } = statements;
  const trailing = statements.trailingTwelveMonths;
  return {
    ...others,
    annual: newest(statements.annual, annual),
    quarterly: newest(statements.quarterly, quarterly),
    trailingTwelveMonths: trailingTwelveMonths && trailing ? pick(trailing) : null,
    notes: notes ? allNotes : [],
    ...(notes && noteReasons && { noteReasons }),
  };
}

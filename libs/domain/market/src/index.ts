export { newestFilingOf } from './company-facts/newestFilingOf.js';
export { normaliseCompanyFacts, type NormalisedCompanyFacts } from './company-facts/normaliseCompanyFacts.js';
export { statementsVersion } from './company-facts/statementsVersion.js';
export { withLaterSplits, type PricedSplit } from './company-facts/withLaterSplits.js';
export type { DataShown, PricesShown } from './instrument/DataShown.js';
export type { Bar } from './instrument/Bar.js';
export type { DataSource, Instrument } from './instrument/Instrument.js';
export type { Quote } from './instrument/Quote.js';
export { sessionOf } from './instrument/sessionOf.js';
export { sessionsUpTo } from './instrument/sessionsUpTo.js';
export { sourceName } from './instrument/sourceName.js';
export type { BusinessModel, CompanyFundamentals } from './fundamentals/CompanyFundamentals.js';
export type {
  FigureComponent,
  FilingSource,
  FiscalPeriod,
  ReportedFigure,
} from './fundamentals/FiscalPeriod.js';
export type { ShareBasisChange } from './fundamentals/ShareBasisChange.js';
export { commonEquityOf, type CommonEquity } from './fundamentals/commonEquityOf.js';
export { mayIncludeAssociates } from './fundamentals/mayIncludeAssociates.js';
export { shareBasisFactor } from './fundamentals/shareBasisFactor.js';
export {
  statementIdentityProblems,
  type StatementIdentityProblem,
} from './fundamentals/statementIdentityProblems.js';
export { noteFigure } from './fundamentals/noteFigure.js';
export { writeNote } from './fundamentals/writeNote.js';
export {
  balanceLines,
  cashFlowLines,
  incomeLines,
  type StatementLine,
} from './fundamentals/StatementLine.js';

import type { FiscalPeriod, ReportedFigure } from '../fundamentals/FiscalPeriod.js';
import type { StatementIdentity } from '../fundamentals/statementIdentities.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';
import { reported } from './DatedFigure.js';
import { evaluateFormula } from './evaluateFormula.js';
import type { FactSpan } from './FiledFact.js';
import type { StatementSource } from './periodFigures.js';
import { first, tagsOf, type TagFormula } from './TagFormula.js';

export type Statements = Pick<FiscalPeriod, 'figures' | 'exchangeRateEffect'>;

/** What one filing states of an accounting identity. */
export interface FilingStatements extends Statements {
  /** ISO date on which it was filed. */
  readonly filed: string;
  /** Whether the filing's own total of claims equals its assets. */
  readonly isBalanced: boolean;
}

const identityLines: Readonly<Record<StatementIdentity['identity'], readonly StatementLine[]>> = {
  'balance-sheet': [
    'totalAssets',
    'totalLiabilities',
    'minorityInterest',
    'preferredEquity',
    'shareholdersEquity',
  ],
  'cash-flow': ['changeInCash', 'cashFromOperations', 'cashFromInvesting', 'cashFromFinancing'],
};

/** The total that filers set against their assets, under US GAAP and under IFRS. */
export const totalClaimsTags: readonly string[] = [
  'LiabilitiesAndStockholdersEquity',
  'EquityAndLiabilities',
];

/** What each filing alone states of the lines of an identity in a period, the newest filing first. */
export function filingStatements(
  { store, formulas }: StatementSource,
  period: FiscalPeriod,
  identity: StatementIdentity['identity'],
): readonly FilingStatements[] {
  const lines = identityLines[identity];
  const span: FactSpan = { start: identity === 'cash-flow' ? period.start : null, end: period.end };
  const anchor = lines.slice(0, 1).flatMap((line) => tagsOf(formulas[line]));
  return store.filingsOf(anchor, span).map(({ accession, filed }) => {
    const filing = store.ofFiling(accession);
    const read = (formula: TagFormula) => evaluateFormula(formula, (tags) => filing.figure(tags, span));
    const figures: Partial<Record<StatementLine, ReportedFigure>> = {};
    for (const line of lines) {
      const figure = read(formulas[line]);
      if (figure) figures[line] = reported(figure);
    }
    const effect = identity === 'cash-flow' ? read(formulas.exchangeRateEffect) : undefined;
    const claims = read(first(...totalClaimsTags));
    return {
      filed,
      isBalanced: claims !== undefined && claims.value === figures.totalAssets?.value,
      figures,
      ...(effect && { exchangeRateEffect: reported(effect) }),
    };
  });
}

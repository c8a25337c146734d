import type { FigureComponent, FiscalPeriod, ReportedFigure } from './FiscalPeriod.js';
import { roundingStep } from './roundingStep.js';
import type { StatementLine } from './StatementLine.js';

/** Two sides of an accounting identity that do not meet. */
export interface StatementIdentityProblem {
  readonly identity: 'balance-sheet' | 'cash-flow';
  /** The left side less the right side, in whole units of the period's currency. */
  readonly difference: number;
  /** What rounding of the filed figures may explain, in the same units. */
  readonly tolerance: number;
  /** As a sentence, with the period's label. */
  readonly message: string;
}

/**
 * The accounting identities that a period breaks beyond rounding:
 * `totalAssets = totalLiabilities + shareholdersEquity + minorityInterest + preferredEquity outside equity`, and
 * `cashFromOperations + cashFromInvesting + cashFromFinancing + exchangeRateEffect = changeInCash`.
 * An identity of which a side is missing, or is derived from the identity, is not tested. Minority interest,
 * preferred equity and the currency effect count as absent where they are not filed.
 */
export function statementIdentityProblems(period: FiscalPeriod): readonly StatementIdentityProblem[] {
  return [...balanceSheetProblem(period), ...cashFlowProblem(period)];
}

function balanceSheetProblem(period: FiscalPeriod): readonly StatementIdentityProblem[] {
  const { totalAssets, totalLiabilities, shareholdersEquity, minorityInterest, preferredEquity } =
    period.figures;
  if (!totalAssets || !totalLiabilities || !shareholdersEquity || totalLiabilities.derivation !== null)
    return [];
  const claims = [
    ...operands(totalLiabilities),
    ...operands(shareholdersEquity),
    ...(isAllEquity(shareholdersEquity) ? [] : operands(minorityInterest)),
    ...operands(preferredEquity).filter(isOutsideEquity),
  ];
  return problem(period, 'balance-sheet', 'Assets and claims on them', operands(totalAssets), claims);
}

function cashFlowProblem(period: FiscalPeriod): readonly StatementIdentityProblem[] {
  const flows: readonly StatementLine[] = ['cashFromOperations', 'cashFromInvesting', 'cashFromFinancing'];
  const { changeInCash } = period.figures;
  if (!changeInCash || flows.some((line) => !period.figures[line])) return [];
  const left = [...flows.map((line) => period.figures[line]), period.exchangeRateEffect].flatMap(operands);
  return problem(period, 'cash-flow', 'The cash flows and the change in cash', left, operands(changeInCash));
}

function problem(
  period: FiscalPeriod,
  identity: StatementIdentityProblem['identity'],
  sides: string,
  left: readonly Operand[],
  right: readonly Operand[],
): readonly StatementIdentityProblem[] {
  const difference = sum(left) - sum(right);
  const tolerance = roundingTolerance([...left, ...right]);
  if (Math.abs(difference) <= tolerance) return [];
  const message = `${sides} of ${period.label} differ by ${difference} ${period.currency}.`;
  return [{ identity, difference, tolerance, message }];
}

/** One step of rounding for every filed figure that enters. */
function roundingTolerance(filed: readonly Operand[]): number {
  return Math.max(...filed.map(({ value }) => roundingStep(value))) * filed.length;
}

/** A filed amount with its sign, and the tag that tells what it is. */
type Operand = Pick<FigureComponent, 'sign' | 'value' | 'source'>;

function operands(figure: ReportedFigure | undefined): readonly Operand[] {
  if (!figure) return [];
  return figure.components.length > 0 ? figure.components : [{ ...figure, sign: 1 }];
}

/** Temporary equity stands between liabilities and equity; other preferred stock is part of equity. */
function isOutsideEquity({ source }: Operand): boolean {
  return source.tag.startsWith('TemporaryEquity') || source.tag.startsWith('RedeemableNoncontrolling');
}

/** Where a filer tags no equity of its shareholders alone, the line holds minority interest too. */
function isAllEquity({ source }: ReportedFigure): boolean {
  return source.tag === 'Equity' || source.tag.includes('IncludingPortionAttributable');
}

function sum(filed: readonly Operand[]): number {
  return filed.reduce((total, { sign, value }) => total + sign * value, 0);
}

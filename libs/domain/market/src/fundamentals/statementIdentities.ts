import { isAllEquity, isOutsideEquity, operands, type Operand } from './equityParts.js';
import type { FiscalPeriod } from './FiscalPeriod.js';
import { roundingStep } from './roundingStep.js';
import type { StatementLine } from './StatementLine.js';

/** An accounting identity of a period, both sides of which are filed. */
export interface StatementIdentity {
  readonly identity: 'balance-sheet' | 'cash-flow';
  /** The left side less the right side, in whole units of the period's currency. */
  readonly difference: number;
  /** What rounding of the filed figures may explain, in the same units. */
  readonly tolerance: number;
  /** The two sides in words. */
  readonly sides: string;
}

/**
 * The accounting identities that can be tested on a period:
 * `totalAssets = totalLiabilities + shareholdersEquity + minorityInterest + preferredEquity outside equity`, and
 * `cashFromOperations + cashFromInvesting + cashFromFinancing + exchangeRateEffect = changeInCash`.
 * An identity of which a side is missing, or is derived from the identity, is not tested. Minority interest,
 * preferred equity and the currency effect count as absent where they are not filed.
 */
export function statementIdentities(
  period: Pick<FiscalPeriod, 'figures' | 'exchangeRateEffect'>,
): readonly StatementIdentity[] {
  return [...balanceSheet(period), ...cashFlow(period)];
}

/** Whether the two sides meet, but for rounding. */
export function holds({ difference, tolerance }: StatementIdentity): boolean {
  return Math.abs(difference) <= tolerance;
}

function balanceSheet({ figures }: Pick<FiscalPeriod, 'figures'>): readonly StatementIdentity[] {
  const { totalAssets, totalLiabilities, shareholdersEquity, minorityInterest, preferredEquity } = figures;
  if (!totalAssets || !totalLiabilities || !shareholdersEquity || totalLiabilities.derivation !== null)
    return [];
  const claims = [
    ...operands(totalLiabilities),
    ...operands(shareholdersEquity),
    ...(isAllEquity(shareholdersEquity) ? [] : operands(minorityInterest)),
    ...operands(preferredEquity).filter(isOutsideEquity),
  ];
  return [identityOf('balance-sheet', 'Assets and claims on them', operands(totalAssets), claims)];
}

function cashFlow({
  figures,
  exchangeRateEffect,
}: Pick<FiscalPeriod, 'figures' | 'exchangeRateEffect'>): readonly StatementIdentity[] {
  const flows: readonly StatementLine[] = ['cashFromOperations', 'cashFromInvesting', 'cashFromFinancing'];
  const { changeInCash } = figures;
  if (!changeInCash || flows.some((line) => !figures[line])) return [];
  const left = [...flows.map((line) => figures[line]), exchangeRateEffect].flatMap(operands);
  return [identityOf('cash-flow', 'The cash flows and the change in cash', left, operands(changeInCash))];
}

function identityOf(
  identity: StatementIdentity['identity'],
  sides: string,
  left: readonly Operand[],
  right: readonly Operand[],
): StatementIdentity {
  const tolerance = roundingTolerance([...left, ...right]);
  return { identity, difference: sum(left) - sum(right), tolerance, sides };
}

/** One step of rounding for every filed figure that enters. */
function roundingTolerance(filed: readonly Operand[]): number {
  return Math.max(...filed.map(({ value }) => roundingStep(value))) * filed.length;
}

function sum(filed: readonly Operand[]): number {
  return filed.reduce((total, { sign, value }) => total + sign * value, 0);
}

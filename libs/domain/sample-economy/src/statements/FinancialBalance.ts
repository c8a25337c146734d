import type { FinancialCharacter } from './financialCharacters.js';
import { wholeUnits } from './wholeUnits.js';

/** Assets follow the trend; the customers' money (deposits, reserves) is what debt and equity leave to be funded. */
export interface FinancialBalance {
  readonly cash: number;
  readonly shortTermInvestments: number;
  readonly longTermInvestments: number;
  readonly receivables: number;
  readonly plant: number;
  readonly debt: number;
  readonly shareholdersEquity: number;
}

export const totalAssetsOf = (balance: FinancialBalance): number =>
  balance.cash +
  balance.shortTermInvestments +
  balance.longTermInvestments +
  balance.receivables +
  balance.plant;

export const customerFundsOf = (balance: FinancialBalance): number =>
  totalAssetsOf(balance) - balance.debt - balance.shareholdersEquity;

export function balanceAt(
  character: FinancialCharacter,
  size: number,
  plant: number,
  shareholdersEquity: number,
) {
  return {
    cash: wholeUnits(size * character.cashShare),
    shortTermInvestments: wholeUnits(size * character.shortTermInvestmentsShare),
    longTermInvestments: wholeUnits(size * character.longTermInvestmentsShare),
    receivables: wholeUnits(size * character.receivablesShare),
    plant,
    debt: wholeUnits(size * character.debtShare),
    shareholdersEquity,
  };
}

/**
 * The cash flow between two balance sheets. A bank's deposits are financing and its loans investing; an insurer's
 * reserves and premiums due are operating.
 */
export function cashFlowOf(
  character: FinancialCharacter,
  before: FinancialBalance,
  after: FinancialBalance,
  flows: Readonly<Record<'netIncome' | 'depreciation' | 'capitalExpenditure', number>>,
  paid: Readonly<Record<'dividendsPaid' | 'shareRepurchases', number>>,
) {
  const lent = after.receivables - before.receivables;
  const bought =
    after.shortTermInvestments +
    after.longTermInvestments -
    before.shortTermInvestments -
    before.longTermInvestments;
  const entrusted = customerFundsOf(after) - customerFundsOf(before);
  const isBank = character.businessModel === 'bank';
  return {
    cashFromOperations: flows.netIncome + flows.depreciation + (isBank ? 0 : entrusted - lent),
    depreciation: flows.depreciation,
    stockCompensation: 0,
    capitalExpenditure: flows.capitalExpenditure,
    cashFromInvesting: -flows.capitalExpenditure - bought - (isBank ? lent : 0),
    cashFromFinancing:
      after.debt - before.debt - paid.dividendsPaid - paid.shareRepurchases + (isBank ? entrusted : 0),
    ...paid,
    changeInCash: after.cash - before.cash,
  };
}

import type { StatementValues } from './Business.js';
import type { OperatingTraits } from './operatingTraits.js';
import { wholeUnits } from './wholeUnits.js';

/** Everything an operating company owns and owes, in whole currency units. */
export interface OperatingBalance {
  readonly cash: number;
  readonly shortTermInvestments: number;
  readonly longTermInvestments: number;
  readonly receivables: number;
  readonly inventory: number;
  readonly plant: number;
  readonly goodwill: number;
  readonly payables: number;
  readonly deferredRevenue: number;
  readonly debt: number;
  readonly leases: number;
  readonly minorityInterest: number;
  readonly preferredEquity: number;
  readonly shareholdersEquity: number;
}

/** What customers owe, stock on hand, and what is owed to suppliers and customers. */
export const workingCapital = (traits: OperatingTraits, annualRevenue: number) => ({
  receivables: wholeUnits(annualRevenue * traits.receivablesShare),
  inventory: wholeUnits(annualRevenue * traits.inventoryShare),
  payables: wholeUnits(annualRevenue * traits.payablesShare),
  deferredRevenue: wholeUnits(annualRevenue * traits.deferredShare),
});

/** The balance sheet before the first quarter; equity is what the liabilities leave. */
export function openingBalance(traits: OperatingTraits, annualRevenue: number): OperatingBalance {
  const others = {
    cash: wholeUnits(annualRevenue * traits.cashShare),
    shortTermInvestments: 0,
    longTermInvestments: 0,
    ...workingCapital(traits, annualRevenue),
    plant: wholeUnits(annualRevenue * traits.plantShare),
    goodwill: wholeUnits(annualRevenue * traits.goodwillShare),
    debt: wholeUnits(annualRevenue * traits.debtShare),
    leases: wholeUnits(annualRevenue * traits.leaseShare),
    minorityInterest: wholeUnits(annualRevenue * traits.minorityShare),
    preferredEquity: wholeUnits(annualRevenue * traits.preferredShare),
  };
  const assets = others.cash + others.receivables + others.inventory + others.plant + others.goodwill;
  const claims =
    others.payables + others.deferredRevenue + others.debt + others.leases + others.minorityInterest;
  return { ...others, shareholdersEquity: assets - claims - others.preferredEquity };
}

/** The balance sheet as stated, with its totals; an eighth of debt falls due within a year. */
export function balanceLinesOf(balance: OperatingBalance): StatementValues {
  const { cash, shortTermInvestments, longTermInvestments, receivables, inventory, goodwill } = balance;
  const currentAssets = cash + shortTermInvestments + receivables + inventory;
  const currentDebt = wholeUnits(balance.debt / 8);
  const currentLiabilities = balance.payables + balance.deferredRevenue + currentDebt;
  const longTermDebt = balance.debt - currentDebt;
  return {
    cash,
    shortTermInvestments,
    longTermInvestments,
    receivables,
    inventory,
    currentAssets,
    propertyPlantEquipment: balance.plant,
    goodwill,
    totalAssets: currentAssets + longTermInvestments + balance.plant + goodwill,
    payables: balance.payables,
    deferredRevenueCurrent: balance.deferredRevenue,
    currentDebt,
    currentLiabilities,
    longTermDebt,
    leaseLiabilities: balance.leases,
    totalLiabilities: currentLiabilities + longTermDebt + balance.leases,
    minorityInterest: balance.minorityInterest,
    preferredEquity: balance.preferredEquity,
    shareholdersEquity: balance.shareholdersEquity,
  };
}

import { workingCapital, type OperatingBalance } from './OperatingBalance.js';
import type { OperatingTraits } from './operatingTraits.js';
import { wholeUnits } from './wholeUnits.js';

interface QuarterFlows {
  readonly annualRevenue: number;
  readonly netIncome: number;
  readonly stockCompensation: number;
  readonly dividendsPaid: number;
}

/**
 * What closes the gap between the cash that a quarter leaves and the cash the company wants: half of a surplus
 * buys back shares or is invested; a shortage is met from investments, then by borrowing, or by issuing shares
 * when there is no profit to borrow on.
 */
function closeGap(
  surplus: number,
  cashWanted: number,
  invested: number,
  isProfitable: boolean,
  buyback: number,
) {
  if (surplus >= 0) {
    const spent = wholeUnits(surplus / 2);
    const shareRepurchases = isProfitable ? wholeUnits(spent * buyback) : 0;
    return { shareRepurchases, invested: spent - shareRepurchases, borrowed: 0, shareIssuance: 0 };
  }
  const shortage = -surplus;
  const sold = Math.min(shortage, invested);
  const missing = shortage - sold;
  const mustIssue = !isProfitable && missing > cashWanted / 2;
  return {
    shareRepurchases: 0,
    invested: -sold,
    borrowed: isProfitable ? missing : 0,
    shareIssuance: mustIssue ? wholeUnits(missing + cashWanted) : 0,
  };
}

/** Books a quarter: the next balance sheet and the cash flow statement between the two. */
export function settleQuarter(before: OperatingBalance, traits: OperatingTraits, flows: QuarterFlows) {
  const { annualRevenue, netIncome, stockCompensation, dividendsPaid } = flows;
  const working = workingCapital(traits, annualRevenue);
  const depreciation = wholeUnits((before.plant * traits.depreciationRate) / 4);
  const towardsPlant = (annualRevenue * traits.plantShare - before.plant) / 4;
  const capitalExpenditure = wholeUnits(Math.max(depreciation + towardsPlant, 0.3 * depreciation));
  const cashFromOperations =
    netIncome +
    depreciation +
    stockCompensation -
    (working.receivables - before.receivables) -
    (working.inventory - before.inventory) +
    (working.payables - before.payables) +
    (working.deferredRevenue - before.deferredRevenue);

  const debtDrawn = wholeUnits((annualRevenue * traits.debtShare - before.debt) / 4);
  const leasesDrawn = wholeUnits((annualRevenue * traits.leaseShare - before.leases) / 4);
  const cashWanted = annualRevenue * traits.cashShare;
  const cashLeft =
    before.cash + cashFromOperations - capitalExpenditure + debtDrawn + leasesDrawn - dividendsPaid;
  const invested = before.shortTermInvestments + before.longTermInvestments;
  const gap = closeGap(
    wholeUnits(cashLeft - cashWanted),
    cashWanted,
    invested,
    netIncome > 0,
    traits.buybackShare,
  );

  const investedAfter = invested + gap.invested;
  const shortTermInvestments = wholeUnits(investedAfter * 0.6);
  const cashFromInvesting = -capitalExpenditure - gap.invested;
  const cashFromFinancing =
    debtDrawn + leasesDrawn + gap.borrowed + gap.shareIssuance - dividendsPaid - gap.shareRepurchases;
  const changeInCash = cashFromOperations + cashFromInvesting + cashFromFinancing;

  const balance: OperatingBalance = {
    ...before,
    ...working,
    cash: before.cash + changeInCash,
    shortTermInvestments,
    longTermInvestments: investedAfter - shortTermInvestments,
    plant: before.plant + capitalExpenditure - depreciation,
    debt: before.debt + debtDrawn + gap.borrowed,
    leases: before.leases + leasesDrawn,
    shareholdersEquity:
      before.shareholdersEquity +
      netIncome +
      stockCompensation +
      gap.shareIssuance -
      dividendsPaid -
      gap.shareRepurchases,
  };
  const cashFlow = {
    cashFromOperations,
    depreciation,
    stockCompensation,
    capitalExpenditure,
    cashFromInvesting,
    cashFromFinancing,
    dividendsPaid,
    shareRepurchases: gap.shareRepurchases,
    changeInCash,
  };
  return { balance, cashFlow, shareIssuance: gap.shareIssuance };
}

import type { RandomStream } from '../createRandomStream.js';
import type { Business, BusinessQuarter } from './Business.js';
import { balanceLinesOf, openingBalance, type OperatingBalance } from './OperatingBalance.js';
import type { OperatingTraits } from './operatingTraits.js';
import { operatingTrend, type OperatingTrend } from './operatingTrend.js';
import { settleQuarter } from './settleQuarter.js';
import { wholeUnits } from './wholeUnits.js';

/** Enterprise value on the trend, less what others are owed; a fifth of it at least, as an option on recovery. */
function fairEquity(trend: OperatingTrend, balance: OperatingBalance, taxRate: number): number {
  const enterpriseValue = trend.valuedIncome * (1 - taxRate) * trend.enterpriseMultiple;
  const liquidity = balance.cash + balance.shortTermInvestments + balance.longTermInvestments;
  const claims = balance.debt + balance.leases + balance.minorityInterest + balance.preferredEquity;
  return Math.max(enterpriseValue + liquidity - claims, 0.2 * enterpriseValue);
}

/** A company with sales, costs, plant and working capital. Every statement ties by construction. */
export function createOperatingBusiness(traits: OperatingTraits, noise: RandomStream): Business {
  let index = 0;
  const openingTrend = operatingTrend(traits, -1);
  let balance = openingBalance(traits, openingTrend.annualRevenue);

  function advance(quarter: 1 | 2 | 3 | 4, dividendsPaid: number): BusinessQuarter {
    const trend = operatingTrend(traits, index);
    const season = 1 + traits.seasonality * ([-0.6, -0.1, -0.2, 0.9][quarter - 1] ?? 0);
    const revenue = wholeUnits((trend.annualRevenue / 4) * season * Math.exp(0.012 * noise.normal()));
    const margin = Math.min(
      trend.operatingMargin + 0.006 * noise.normal(),
      traits.grossMargin - traits.researchShare - 0.02,
    );
    const costOfRevenue = wholeUnits(revenue * (1 - traits.grossMargin));
    const researchAndDevelopment = wholeUnits(revenue * traits.researchShare);
    const operatingIncome = wholeUnits(revenue * margin);
    const grossProfit = revenue - costOfRevenue;
    const interestExpense = wholeUnits((balance.debt * traits.borrowingRate) / 4);
    const incomeBeforeTax = operatingIncome - interestExpense;
    const incomeTax = wholeUnits(Math.max(incomeBeforeTax, 0) * traits.taxRate);
    const netIncome = incomeBeforeTax - incomeTax;
    const stockCompensation = wholeUnits(revenue * traits.stockCompensationShare);

    const settled = settleQuarter(balance, traits, {
      annualRevenue: trend.annualRevenue,
      netIncome,
      stockCompensation,
      dividendsPaid,
    });
    balance = settled.balance;
    index += 1;

    return {
      lines: {
        revenue,
        costOfRevenue,
        grossProfit,
        researchAndDevelopment,
        sellingGeneralAdministrative: grossProfit - researchAndDevelopment - operatingIncome,
        operatingIncome,
        interestExpense,
        incomeBeforeTax,
        incomeTax,
        netIncome,
        ...balanceLinesOf(balance),
        ...settled.cashFlow,
      },
      netIncome,
      stockCompensation,
      shareRepurchases: settled.cashFlow.shareRepurchases,
      shareIssuance: settled.shareIssuance,
      fairEquity: fairEquity(trend, balance, traits.taxRate),
    };
  }

  const openingIncome =
    openingTrend.annualRevenue * openingTrend.operatingMargin - balance.debt * traits.borrowingRate;
  return {
    payoutRatio: traits.payoutRatio,
    openingFairEquity: fairEquity(openingTrend, balance, traits.taxRate),
    openingAnnualIncome: openingIncome * (1 - traits.taxRate),
    advance,
  };
}

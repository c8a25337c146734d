import { exchangeOf } from '../SampleExchange.js';
import { createRandomStream, type RandomStream } from '../createRandomStream.js';
import type { SampleCompany } from '../SampleCompany.js';
import type { Business, BusinessQuarter } from './Business.js';
import { balanceAt, cashFlowOf, customerFundsOf, totalAssetsOf } from './FinancialBalance.js';
import type { FinancialCharacter } from './financialCharacters.js';
import { grownTo } from './grownTo.js';
import { wholeUnits } from './wholeUnits.js';

/** A bank or an insurer: no gross profit, no operating income, no current and non-current. */
export function createFinancialBusiness(
  seed: number,
  company: SampleCompany,
  character: FinancialCharacter,
  noise: RandomStream,
): Business {
  const exchange = exchangeOf(company.exchange);
  const draw = createRandomStream(seed, company.symbol, 'traits');
  const costRatio = character.costRatio * draw.between(0.95, 1.05);
  const priceToBook = character.priceToBook * draw.between(0.85, 1.15);
  const phase = draw.between(0, 1);
  const firstAssets = (company.firstRevenueMillions * 1e6 * exchange.unitsPerDollar) / character.revenueShare;
  const sizeAt = (index: number) => firstAssets * grownTo(character.growth, index);

  const openingPlant = wholeUnits(firstAssets * character.plantShare);
  let balance = balanceAt(
    character,
    sizeAt(-1),
    openingPlant,
    wholeUnits(firstAssets * character.equityShare),
  );
  let index = 0;

  function advance(_quarter: 1 | 2 | 3 | 4, dividendsPaid: number): BusinessQuarter {
    const size = sizeAt(index);
    const turn = Math.sin(2 * Math.PI * (index / 20 + phase));
    const revenue = wholeUnits(((size * character.revenueShare) / 4) * Math.exp(0.015 * noise.normal()));
    const strain = 1 - character.cycle * turn + 0.02 * noise.normal();
    const claims = character.claimsRatio === null ? 0 : wholeUnits(revenue * character.claimsRatio * strain);
    const costs = wholeUnits(revenue * costRatio * (character.claimsRatio === null ? strain : 1));
    const incomeBeforeTax = revenue - claims - costs;
    const incomeTax = wholeUnits(Math.max(incomeBeforeTax, 0) * exchange.taxRate);
    const netIncome = incomeBeforeTax - incomeTax;
    const depreciation = wholeUnits((balance.plant * character.depreciationRate) / 4);
    const capitalExpenditure = wholeUnits(depreciation + (size * character.plantShare - balance.plant) / 4);
    const shareRepurchases = wholeUnits(Math.max(netIncome, 0) * character.buybackRatio);

    const after = balanceAt(
      character,
      size,
      balance.plant + capitalExpenditure - depreciation,
      balance.shareholdersEquity + netIncome - dividendsPaid - shareRepurchases,
    );
    const cashFlow = cashFlowOf(
      character,
      balance,
      after,
      { netIncome, depreciation, capitalExpenditure },
      { dividendsPaid, shareRepurchases },
    );
    balance = after;
    index += 1;

    return {
      lines: {
        revenue,
        ...(character.claimsRatio === null ? {} : { costOfRevenue: claims }),
        sellingGeneralAdministrative: costs,
        incomeBeforeTax,
        incomeTax,
        netIncome,
        cash: after.cash,
        shortTermInvestments: after.shortTermInvestments,
        longTermInvestments: after.longTermInvestments,
        receivables: after.receivables,
        propertyPlantEquipment: after.plant,
        totalAssets: totalAssetsOf(after),
        longTermDebt: after.debt,
        totalLiabilities: after.debt + customerFundsOf(after),
        shareholdersEquity: after.shareholdersEquity,
        ...cashFlow,
      },
      netIncome,
      stockCompensation: 0,
      shareRepurchases,
      shareIssuance: 0,
      fairEquity: after.shareholdersEquity * priceToBook,
    };
  }

  const margin = 1 - (character.claimsRatio ?? 0) - costRatio;
  return {
    payoutRatio: character.payoutRatio,
    openingFairEquity: balance.shareholdersEquity * priceToBook,
    openingAnnualIncome: sizeAt(-1) * character.revenueShare * margin * (1 - exchange.taxRate),
    advance,
  };
}

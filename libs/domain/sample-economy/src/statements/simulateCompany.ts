import type { BusinessModel } from '@finance-analyst/market';
import { createRandomStream } from '../createRandomStream.js';
import { exchangeOf } from '../SampleExchange.js';
import type { SampleCompany } from '../SampleCompany.js';
import type { Business, StatementValues } from './Business.js';
import { createFinancialBusiness } from './financialBusiness.js';
import { financialCharacters } from './financialCharacters.js';
import { fiscalQuarters, fiscalYearsShown, type FiscalQuarter } from './fiscalQuarters.js';
import { createOperatingBusiness } from './operatingBusiness.js';
import { operatingCharacters } from './operatingCharacters.js';
import { operatingTraits } from './operatingTraits.js';
import { createShareLedger, type SplitRatio } from './shareLedger.js';

/** A quarter of a company with everything that prices and statements are made of. */
export interface SimulatedQuarter extends FiscalQuarter {
  readonly lines: StatementValues;
  /** Takes effect on the quarter's first trading day. */
  readonly split: SplitRatio | null;
  /** Paid in the quarter on each share outstanding since its start; 0 for none. */
  readonly dividendPerShare: number;
  readonly sharesOutstanding: number;
  readonly fairEquity: number;
}

/** A company's whole history. */
export interface CompanyHistory {
  readonly businessModel: BusinessModel;
  readonly beta: number;
  /** Before the first quarter. */
  readonly openingFairEquity: number;
  readonly openingShares: number;
  readonly quarters: readonly SimulatedQuarter[];
}

function createBusiness(
  seed: number,
  company: SampleCompany,
): Business & Pick<CompanyHistory, 'businessModel' | 'beta'> {
  const noise = createRandomStream(seed, company.symbol, 'business');
  if (company.character === 'bank' || company.character === 'insurer') {
    const character = financialCharacters[company.character];
    const business = createFinancialBusiness(seed, company, character, noise);
    return { ...business, businessModel: character.businessModel, beta: character.beta };
  }
  const character = operatingCharacters[company.character];
  const business = createOperatingBusiness(operatingTraits(seed, company, character), noise);
  return {
    ...business,
    businessModel: company.character === 'landlord' ? 'property' : 'operating',
    beta: character.beta,
  };
}

/** Runs a company through all its quarters. */
export function simulateCompany(seed: number, company: SampleCompany): CompanyHistory {
  const business = createBusiness(seed, company);
  const ledger = createShareLedger(
    business,
    exchangeOf(company.exchange),
    createRandomStream(seed, company.symbol, 'shares'),
  );
  const openingShares = ledger.sharesOutstanding();

  const quarters = fiscalQuarters(company.fiscalYearEndMonth).map((period, index) => {
    // No split after the last filed year: its share count is then comparable with today's price.
    const maySplit = index < 4 * fiscalYearsShown;
    const { split, dividendPerShare, dividendsPaid } = ledger.open(period.quarter, maySplit);
    const result = business.advance(period.quarter, dividendsPaid);
    const shareLines = ledger.close(result);
    return {
      ...period,
      lines: { ...result.lines, ...shareLines },
      split,
      dividendPerShare,
      sharesOutstanding: shareLines.sharesOutstanding,
      fairEquity: result.fairEquity,
    };
  });
  const { businessModel, beta, openingFairEquity } = business;
  return { businessModel, beta, openingFairEquity, openingShares, quarters };
}

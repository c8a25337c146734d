import type { AmountScale } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { historicalYears } from '../history/historicalYears.js';
import { scaleOfAmounts, scaleOfHistory, yearsShown } from './scaleOfHistory.js';

/** The amounts of a bank or insurer that its forecast shows; many report no revenue. */
const bankLines = [
  'totalAssets',
  'shareholdersEquity',
  'netIncome',
  'dividendsPaid',
  'shareRepurchases',
] as const;

const bankAmounts = (years: readonly FiscalPeriod[]): readonly number[] =>
  years.flatMap(({ figures }) => bankLines.flatMap((line) => figures[line]?.value ?? []));

/** The unit of a new model of a company, whatever its method. */
export const proposedScale = (fundamentals: CompanyFundamentals): AmountScale => {
  const { businessModel, annual } = fundamentals;
  return businessModel === 'bank' || businessModel === 'insurer'
    ? scaleOfAmounts(bankAmounts(annual), bankAmounts(annual.slice(-yearsShown)))
    : scaleOfHistory(historicalYears(fundamentals));
};

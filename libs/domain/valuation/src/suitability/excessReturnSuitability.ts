import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { returnsOnEquity } from '../excess-return-defaults/returnsOnEquity.js';

const fewestReturns = 2;

/**
 * Whether the excess return model fits a company, and the base fiscal year: the newest one of a bank or insurer, with
 * equity above 0, net income and a share count, and returns on opening equity of at least two years.
 */
export function excessReturnSuitability(fundamentals: CompanyFundamentals): Result<FiscalPeriod> {
  const { name, businessModel, annual } = fundamentals;
  if (businessModel !== 'bank' && businessModel !== 'insurer')
    return {
      ok: false,
      reason: `This model values banks and insurers, and ${name} is neither.${businessModel === 'operating' ? ' Use free cash flow instead: the template free-cash-flow-to-firm.' : ''}`,
    };
  const newest = annual.at(-1);
  if (!newest) return { ok: false, reason: `The filings of ${name} do not include a full fiscal year yet.` };
  const { figures, label } = newest;
  const missing = [
    ...(figures.netIncome ? [] : ['net income']),
    ...(figures.shareholdersEquity ? [] : ['shareholders’ equity']),
    ...((figures.dilutedShares ?? figures.sharesOutstanding ?? figures.basicShares) ? [] : ['share count']),
  ];
  if (missing.length > 0)
    return {
      ok: false,
      reason: `This model needs figures that ${name} does not report for ${label} under the tags checked: ${missing.join(', ')}.`,
    };
  if ((figures.shareholdersEquity?.value ?? 0) <= 0)
    return { ok: false, reason: `${name} reports no positive shareholders’ equity for ${label}.` };
  if (returnsOnEquity(fundamentals).values.length < fewestReturns)
    return {
      ok: false,
      reason: `This model needs net income and opening equity of at least ${fewestReturns} fiscal years, and the filings of ${name} have fewer.`,
    };
  return { ok: true, value: newest };
}

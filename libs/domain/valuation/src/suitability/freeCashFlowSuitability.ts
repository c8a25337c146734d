import type { Result } from '@finance-analyst/foundation';
import type {
  BusinessModel,
  CompanyFundamentals,
  FiscalPeriod,
  StatementLine,
} from '@finance-analyst/market';

const refusals = {
  bank: 'is a bank or broker: it earns on deposits, loans and clients’ money, so debt is its raw material and free cash flow to the firm does not measure its value. Use an excess return model instead: the template excess-return in the API.',
  insurer:
    'is an insurer: its cash flows follow premiums and claims, so free cash flow to the firm does not measure its value. Use an excess return model instead: the template excess-return in the API.',
  property:
    'is a property company: its value depends on rents and property prices, which free cash flow to the firm does not capture. Funds from operations (FFO) or net asset value (NAV) is the usual measure.',
} as const satisfies Readonly<Record<Exclude<BusinessModel, 'operating'>, string>>;

const unknownKind =
  'is a type of business that this release does not support, so no model is suggested. Reload to update.';

/** Statements may name a kind that a later release added. */
const refusalOf = (model: string): string =>
  Object.hasOwn(refusals, model) ? refusals[model as keyof typeof refusals] : unknownKind;

const needed: readonly { lines: readonly StatementLine[]; name: string }[] = [
  { lines: ['revenue'], name: 'revenue' },
  { lines: ['operatingIncome'], name: 'operating income' },
  { lines: ['depreciation'], name: 'depreciation' },
  { lines: ['capitalExpenditure'], name: 'capital expenditure' },
  { lines: ['dilutedShares', 'sharesOutstanding', 'basicShares'], name: 'share count' },
];

/**
 * Whether free cash flow to the firm fits a company, and the base fiscal year: the newest one with
 * revenue above 0, operating income, depreciation, capital expenditure and a share count.
 */
export function freeCashFlowSuitability(fundamentals: CompanyFundamentals): Result<FiscalPeriod> {
  const { name, businessModel, annual } = fundamentals;
  if (businessModel !== 'operating') return { ok: false, reason: `${name} ${refusalOf(businessModel)}` };
  const newest = annual.at(-1);
  if (!newest) return { ok: false, reason: `The filings of ${name} do not include a full fiscal year yet.` };
  const missing = needed.filter(({ lines }) => !lines.some((line) => newest.figures[line] !== undefined));
  if (missing.length > 0)
    return {
      ok: false,
      reason: `This model needs figures that ${name} does not report for ${newest.label} under the tags checked: ${missing.map((item) => item.name).join(', ')}.`,
    };
  const revenue = newest.figures.revenue;
  if (!revenue || revenue.value <= 0)
    return { ok: false, reason: `${name} reports no positive revenue for ${newest.label}.` };
  return { ok: true, value: newest };
}

import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { companyBridge, hasShareCount } from '../company-defaults/companyBridge.js';
import { statutoryRateOf } from '../default-assumptions/taxRate.js';
import { isPrice } from '../derived-defaults/whyNoPrice.js';
import type { Assumption, LabelledRate } from '../default-assumptions/Assumption.js';
import { amountOf, claimsAfterAssets } from './claimsAfterAssets.js';
import type { ClaimBridge } from './ClaimBridge.js';
import type { ByMultiple } from './MultipleName.js';
import { multiplesOf } from './multiplesOf.js';
import { sharesAtPrice } from './sharesAtPrice.js';
import { trailingMetrics, type TrailingMetric, type TrailingMetrics } from './trailingMetrics.js';

/** A listed company in the terms of its multiples. */
export interface CompanyMultiples {
  /** The trailing twelve months, or the newest fiscal year. */
  readonly period: FiscalPeriod;
  readonly metrics: TrailingMetrics;
  /** The items between enterprise value and equity value, and the shares, with the filed figures behind each. */
  readonly claims: readonly Assumption[];
  readonly bridge: Result<ClaimBridge>;
  /** The rate that unfunded pensions among the claims are reduced by; null for another bridge than of these claims. */
  readonly pensionTaxRate: LabelledRate | null;
  /** Price times diluted shares. */
  readonly marketCapitalization: Result<number>;
  readonly enterpriseValue: Result<number>;
  /** Why enterprise value does not apply to the company at any price; null if it does. */
  readonly noEnterpriseValue: string | null;
  readonly multiples: ByMultiple<Result<number>>;
}

const incomeLines = ['revenue', 'operatingIncome', 'netIncome'] as const;

/** The trailing twelve months where they have the income of the newest fiscal year, else that year. */
export function trailingPeriodOf({
  annual,
  trailingTwelveMonths: trailing,
}: Pick<CompanyFundamentals, 'annual' | 'trailingTwelveMonths'>): FiscalPeriod | null {
  const newest = annual.at(-1);
  if (!newest) return trailing;
  const isWhole = incomeLines.every((line) => !newest.figures[line] || trailing?.figures[line]);
  return trailing && isWhole && trailing.end >= newest.end ? trailing : newest;
}

const noFunds: TrailingMetric = {
  figure: { ok: false, reason: 'FFO is a measure of property companies.' },
  sources: [],
};

/** The lenders and policyholders of these are customers, so their claims are not apart from operations. */
const withoutEnterpriseValue: Readonly<Record<string, string>> = {
  bank: 'Enterprise value does not apply to a bank, whose debt is part of its operations.',
  insurer: 'Enterprise value does not apply to an insurer, whose liabilities are part of its operations.',
};

/**
 * A company’s multiples of its trailing twelve months at a price, with the claims and share count of new models of free
 * cash flow to the firm. Unfunded pensions count after tax at the statutory rate.
 */
export function companyMultiples(
  fundamentals: CompanyFundamentals,
  price: Pick<PriceSnapshot, 'price' | 'currency'> | null,
  /** Another bridge than the company’s default one, such as that of its model. */
  given?: Result<ClaimBridge>,
): Result<CompanyMultiples> {
  const { name, currency, annual, businessModel } = fundamentals;
  const period = trailingPeriodOf(fundamentals);
  if (!period) return { ok: false, reason: `The filings of ${name} do not include a full fiscal year yet.` };
  const trailing = trailingMetrics(period, annual.at(-1));
  const metrics = businessModel === 'property' ? trailing : { ...trailing, ffo: noFunds };
  const basis = { fundamentals, base: period, years: annual };
  const isCounted = hasShareCount([period, ...fundamentals.quarterly, ...annual]);
  const claims = isCounted ? companyBridge(basis) : [];
  const taxRate = statutoryRateOf(currency);
  const bridge =
    given ??
    (isCounted
      ? bridgeOf(claims, taxRate.value)
      : ({ ok: false, reason: `${name} reports no share count above zero.` } as const));
  const marketCapitalization = capitalizationOf(price, currency, bridge);
  const noEnterpriseValue = withoutEnterpriseValue[businessModel] ?? null;
  const enterpriseValue: Result<number> =
    noEnterpriseValue !== null
      ? { ok: false, reason: noEnterpriseValue }
      : marketCapitalization.ok && bridge.ok
        ? { ok: true, value: marketCapitalization.value + bridge.value.netClaims }
        : marketCapitalization;
  return {
    ok: true,
    value: {
      period,
      metrics,
      claims,
      bridge,
      pensionTaxRate: given ? null : taxRate,
      marketCapitalization,
      enterpriseValue,
      noEnterpriseValue,
      multiples: multiplesOf({
        enterpriseValue,
        equityValue: marketCapitalization,
        metrics: {
          ebitda: metrics.ebitda.figure,
          ebit: metrics.ebit.figure,
          revenue: metrics.revenue.figure,
          netIncome: metrics.netIncome.figure,
          bookValue: metrics.bookValue.figure,
          ffo: metrics.ffo.figure,
        },
      }),
    },
  };
}

function capitalizationOf(
  price: Pick<PriceSnapshot, 'price' | 'currency'> | null,
  currency: string,
  bridge: Result<ClaimBridge>,
): Result<number> {
  if (!price || !isPrice(price.price)) return { ok: false, reason: 'No price.' };
  if (price.currency !== currency)
    return { ok: false, reason: `The price is in ${price.currency}, the statements are in ${currency}.` };
  return bridge.ok ? { ok: true, value: price.price * sharesAtPrice(bridge.value, price.price) } : bridge;
}

function bridgeOf(claims: readonly Assumption[], taxRate: number): Result<ClaimBridge> {
  return {
    ok: true,
    value: {
      netClaims: claimsAfterAssets(claims, taxRate),
      shares: amountOf(claims, 'shares_outstanding') + amountOf(claims, 'dilutive_shares'),
    },
  };
}

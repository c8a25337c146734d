import { quantileOfSorted } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { unleveredBeta } from '../cost-of-capital/unleveredBeta.js';
import { statutoryRateOf } from '../default-assumptions/taxRate.js';
import { companyMultiples } from './companyMultiples.js';
import type { ComparedCompany } from './peerComparison.js';
import { standardErrorOfMedian } from './standardErrorOfMedian.js';

/** A peer’s beta without its leverage. */
export interface PeerBeta {
  /** Of its equity, as measured. */
  readonly beta: number;
  /** Of the newest balance sheet, in its currency. */
  readonly debt: number;
  /** In the same currency. */
  readonly marketCapitalization: number;
  /** The one over the other. */
  readonly debtToEquity: number;
  /** The statutory rate of its reporting currency. */
  readonly taxRate: number;
  readonly unlevered: number;
  /** Of `beta`, as measured; null if it is not stored. */
  readonly standardError: number | null;
  /** Of `unlevered`: that of `beta`, unlevered alike. */
  readonly unleveredError: number | null;
}

/** The betas of peers, and the one that stands for them. */
export interface PeerBetas {
  /** By peer id, in the order of the peers. */
  readonly peers: ReadonlyMap<string, Result<PeerBeta>>;
  /** The peers that the median counts: those with a beta that are not left out. */
  readonly counted: readonly string[];
  /** Median of the unlevered betas. */
  readonly median: Result<number>;
  /** Of the median, from those of the peers that it counts; null if one has none. */
  readonly medianError: number | null;
}

function peerBetaOf({ beta, price, fundamentals }: ComparedCompany): Result<PeerBeta> {
  if (!beta) return { ok: false, reason: 'No measured beta, which needs two years of prices.' };
  if (!fundamentals.ok) return fundamentals;
  const company = companyMultiples(fundamentals.value, price);
  if (!company.ok) return company;
  const { claims, marketCapitalization, noEnterpriseValue } = company.value;
  if (noEnterpriseValue !== null) return { ok: false, reason: noEnterpriseValue };
  if (!marketCapitalization.ok) return marketCapitalization;
  const claim = claims.find(({ input }) => input === 'debt')?.value;
  const debt = typeof claim === 'number' ? claim : 0;
  const debtToEquity = debt / marketCapitalization.value;
  const taxRate = statutoryRateOf(fundamentals.value.currency).value;
  const { standardError = null } = beta;
  return {
    ok: true,
    value: {
      beta: beta.value,
      debt,
      marketCapitalization: marketCapitalization.value,
      debtToEquity,
      taxRate,
      unlevered: unleveredBeta(beta.value, debtToEquity, taxRate),
      standardError,
      unleveredError: standardError === null ? null : unleveredBeta(standardError, debtToEquity, taxRate),
    },
  };
}

/** The measured betas of peers, each unlevered at its own debt to equity and tax rate, and their median. */
export function peerBetas(companies: readonly ComparedCompany[]): PeerBetas {
  const peers = new Map(companies.map((company) => [company.id, peerBetaOf(company)]));
  const found = companies.flatMap(({ id, isLeftOut }) => {
    const beta = peers.get(id);
    return !isLeftOut && beta?.ok ? [{ id, ...beta.value }] : [];
  });
  const sorted = found.map(({ unlevered }) => unlevered).sort((one, other) => one - other);
  return {
    peers,
    counted: found.map(({ id }) => id),
    median:
      sorted.length > 0
        ? { ok: true, value: quantileOfSorted(sorted, 0.5) }
        : { ok: false, reason: 'No peer has a measured beta, a price and statements.' },
    medianError: standardErrorOfMedian(found.map(({ unleveredError }) => unleveredError)),
  };
}

import { localReason } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { sourceName } from '@finance-analyst/market';
import { sharesAtPrice, type Assumption } from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { figureFormat } from '../model/figureFormat.js';
import { amountIn } from './amountIn.js';
import { computedNode } from '../derivation/computedNode.js';
import { subjectId, type ExplainedCompany, type Shown } from './ExplainedCompany.js';
import { claimLabel, messages } from './messages.js';
import { sourceNode } from './sourceNode.js';

const shareInputs: ReadonlySet<string> = new Set(['shares_outstanding', 'dilutive_shares']);

/** The items of a company's bridge; the model's own come from its own bridge, which has its derivation beside. */
function claimNodes(company: ExplainedCompany, shown: Shown, areShares: boolean): readonly DerivationNode[] {
  if (company.id === subjectId) return [];
  return company.multiples.claims
    .filter(({ input }) => shareInputs.has(input) === areShares)
    .map((claim) => claimNode(company, claim, shown));
}

/** An item of a company's bridge, down to the filings. */
export function claimNode(company: ExplainedCompany, claim: Assumption, shown: Shown): DerivationNode {
  const { scale, formatting } = shown;
  const { currency } = company;
  const key = `${company.id} ${claim.input}`;
  return {
    ...computedNode(
      key,
      claimLabel(claim.input),
      null,
      { ok: true, value: typeof claim.value === 'number' ? claim.value : 0 },
      figureFormat(shareInputs.has(claim.input) ? 'shares' : 'amount', { currency, scale }),
      [localReason(claim.reason, formatting)],
    ),
    children: () => claim.sources.map((source) => sourceNode(key, source, shown)),
  };
}

/** Net debt and other claims of a company, with their items. */
export function claimsNode(company: ExplainedCompany, shown: Shown): DerivationNode {
  const { bridge } = company.multiples;
  const isSubject = company.id === subjectId;
  return {
    ...computedNode(
      `${company.id} claims`,
      messages.of(messages.netClaims, company.name),
      messages.claimsFormula,
      bridge.ok ? { ok: true, value: bridge.value.netClaims } : bridge,
      amountIn(company, shown),
      isSubject ? [messages.claimsOfModel] : [],
    ),
    children: () => [...claimNodes(company, shown, false), ...pensionTaxNodes(company)],
  };
}

/** The rate behind unfunded pensions after tax, where the company has such. */
function pensionTaxNodes({
  id,
  multiples: { claims, pensionTaxRate },
}: ExplainedCompany): readonly DerivationNode[] {
  const deficit = claims.find(({ input }) => input === 'pension_deficit')?.value;
  if (!pensionTaxRate || !deficit) return [];
  const { value, label, source } = pensionTaxRate;
  return [
    computedNode(
      `${id} pension tax`,
      messages.pensionTaxRate,
      null,
      { ok: true, value },
      { kind: 'rate', precision: 1 },
      [`${label}, ${sourceName(source)}`],
    ),
  ];
}

/** The diluted shares at a value per share, which options count at; without one, those but for options. */
export function sharesNode(
  company: ExplainedCompany,
  shown: Shown,
  at: Result<number> | null,
): DerivationNode {
  const { bridge } = company.multiples;
  const isSubject = company.id === subjectId;
  return {
    ...computedNode(
      `${company.id} shares`,
      messages.of(messages.dilutedShares, company.name),
      isSubject ? null : messages.sharesFormula,
      bridge.ok
        ? { ok: true, value: at?.ok ? sharesAtPrice(bridge.value, at.value) : bridge.value.shares }
        : bridge,
      figureFormat('shares', { currency: company.currency, scale: shown.scale }),
      isSubject ? [messages.claimsOfModel] : [],
    ),
    children: () => claimNodes(company, shown, true),
  };
}

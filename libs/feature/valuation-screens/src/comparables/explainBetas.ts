import type { MeasuredBeta } from '@finance-analyst/documents';
import type { FigureFormat } from '@finance-analyst/figures';
import { sourceName } from '@finance-analyst/market';
import { statutoryRateOf, storedPeerBetas, type PeerBeta, type Valuation } from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { claimNode } from './claimNodes.js';
import { computedNode } from '../derivation/computedNode.js';
import type { ExplainedCompany, Shown } from './ExplainedCompany.js';
import { messages } from './messages.js';
import { capitalizationNode } from './multipleNode.js';
import { storedFigure } from './storedFigure.js';

/** A figure of the betas of the peers with a derivation. */
export type BetaTarget =
  | { readonly kind: 'unlevered-beta' | 'unlevered-error'; readonly id: string }
  | { readonly kind: 'median-beta' }
  | { readonly kind: 'median-error' };

/** The derivation of a figure of the peers' betas; null once its peer is gone. */
export function explainBetas(
  valuation: Valuation,
  target: BetaTarget,
  companyOf: (id: string) => ExplainedCompany | null,
  shown: Shown,
): DerivationNode | null {
  const betas = storedPeerBetas(valuation.body);
  const betaNodeOf = (id: string, figure: UnleveredFigure): DerivationNode | null => {
    const company = companyOf(id);
    const beta = betas.peers.get(id);
    const measured = valuation.body.peers.find((peer) => peer.id === id)?.beta;
    return company && beta?.ok && measured
      ? betaNode(company, { beta: beta.value, measured, figure }, shown)
      : null;
  };
  if (target.kind === 'median-beta')
    return {
      ...computedNode(
        'median beta',
        messages.medianBeta,
        messages.statisticFormulas.median(betas.counted.length),
        betas.median,
        betaFormat,
      ),
      children: () => betas.counted.flatMap((id) => betaNodeOf(id, 'unlevered') ?? []),
    };
  if (target.kind === 'median-error')
    return {
      ...computedNode(
        'median error',
        messages.medianError,
        messages.medianErrorFormula(betas.counted.length),
        storedFigure(betas.medianError, messages.noMedianError),
        betaFormat,
        [messages.medianErrorNote],
      ),
      children: () => betas.counted.flatMap((id) => betaNodeOf(id, 'unleveredError') ?? []),
    };
  return betaNodeOf(target.id, target.kind === 'unlevered-beta' ? 'unlevered' : 'unleveredError');
}

const betaFormat: FigureFormat = { kind: 'number', precision: 2 };

/** A figure that is unlevered: a beta, or its standard error. */
type UnleveredFigure = 'unlevered' | 'unleveredError';

function betaNode(
  company: ExplainedCompany,
  {
    beta,
    measured,
    figure,
  }: { readonly beta: PeerBeta; readonly measured: MeasuredBeta; readonly figure: UnleveredFigure },
  shown: Shown,
): DerivationNode {
  const { id, name, multiples } = company;
  const { taxRate } = beta;
  const { label, source } = statutoryRateOf(company.currency);
  const isError = figure === 'unleveredError';
  return {
    ...computedNode(
      `${id} ${figure}`,
      messages.of(messages.betaColumns[figure], name),
      isError ? messages.unleveredErrorFormula : messages.unleveredFormula,
      storedFigure(beta[figure]),
      betaFormat,
    ),
    children: () => [
      computedNode(
        isError ? `${id} beta error` : `${id} beta`,
        messages.of(isError ? messages.measuredError : messages.betaColumns.beta, name),
        null,
        storedFigure(isError ? beta.standardError : beta.beta),
        betaFormat,
        [
          measured.label,
          messages.priceFrom(sourceName(measured.source), shown.formatting.formatDate(measured.asOf)),
        ],
      ),
      computedNode(
        `${id} beta tax`,
        messages.betaColumns.taxRate,
        null,
        { ok: true, value: taxRate },
        { kind: 'rate', precision: 1 },
        [`${label}, ${sourceName(source)}`],
      ),
      ...multiples.claims.flatMap((claim) =>
        claim.input === 'debt' ? [claimNode(company, claim, shown)] : [],
      ),
      capitalizationNode(company, shown),
    ],
  };
}

import { sourceName } from '@finance-analyst/market';
import {
  metricNames,
  multipleDefinitions,
  type MultipleMetric,
  type MultipleName,
} from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { figureFormat } from '../model/figureFormat.js';
import { amountIn } from './amountIn.js';
import { claimsNode, sharesNode } from './claimNodes.js';
import { computedNode } from '../derivation/computedNode.js';
import type { ExplainedCompany, Shown } from './ExplainedCompany.js';
import { messages, metricFormulas, multipleLabels } from './messages.js';
import { sourceNode } from './sourceNode.js';

/** A multiple of a company, from its value and its metric. */
export function multipleNode(company: ExplainedCompany, name: MultipleName, shown: Shown): DerivationNode {
  const { of, metric } = multipleDefinitions[name];
  const isEnterprise = of === 'enterprise';
  return {
    ...computedNode(
      `${company.id} ${name}`,
      messages.of(multipleLabels[name], company.name),
      messages.multipleFormula(isEnterprise, metricNames[metric]),
      company.multiples.multiples[name],
      { kind: 'multiple', precision: 1 },
    ),
    children: () => [
      isEnterprise ? enterpriseNode(company, shown) : capitalizationNode(company, shown),
      metricNode(company, metric, shown),
    ],
  };
}

/** The enterprise value of a company. */
export function enterpriseNode(company: ExplainedCompany, shown: Shown): DerivationNode {
  return {
    ...computedNode(
      `${company.id} enterprise`,
      messages.of(messages.enterpriseLong, company.name),
      messages.enterpriseFormula,
      company.multiples.enterpriseValue,
      amountIn(company, shown),
    ),
    children: () => [capitalizationNode(company, shown), claimsNode(company, shown)],
  };
}

/** The market capitalization of a company. */
export function capitalizationNode(company: ExplainedCompany, shown: Shown): DerivationNode {
  const { price, multiples } = company;
  return {
    ...computedNode(
      `${company.id} capitalization`,
      messages.of(messages.capitalizationLong, company.name),
      messages.capitalizationFormula,
      multiples.marketCapitalization,
      amountIn(company, shown),
    ),
    children: () => [
      {
        ...computedNode(
          `${company.id} price`,
          messages.of(messages.price, company.name),
          null,
          price ? { ok: true, value: price.price } : { ok: false, reason: messages.noPrice },
          figureFormat('per_share', { currency: price?.currency ?? company.currency }),
          price
            ? [messages.priceFrom(sourceName(price.source), shown.formatting.formatDate(price.asOf))]
            : [],
        ),
        kind: 'price',
      },
      sharesNode(company, shown, price ? { ok: true, value: price.price } : null),
    ],
  };
}

/** What a multiple is of, from the filings. */
export function metricNode(company: ExplainedCompany, metric: MultipleMetric, shown: Shown): DerivationNode {
  const { metrics, period } = company.multiples;
  const { figure, sources } = metrics[metric];
  const key = `${company.id} ${metric}`;
  return {
    ...computedNode(
      key,
      messages.of(`${metricNames[metric]}, ${period.label}`, company.name),
      metricFormulas[metric],
      figure,
      amountIn(company, shown),
    ),
    children: () => sources.map((source) => sourceNode(key, source, shown)),
  };
}

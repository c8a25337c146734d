import type { MeasuredBeta, Peer } from '@finance-analyst/documents';
import {
  localReason,
  type FigureFormat,
  type FigureFormatting,
  type FigureResult,
  type FigureScale,
} from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { sourceName } from '@finance-analyst/market';
import {
  type Assumption,
  type AssumptionSource,
  type CompanyMultiples,
  metricNames,
  modelComparables,
  storedPeerBetas,
  multipleDefinitions,
  type MultipleMetric,
  type MultipleName,
  type PeerBeta,
  sharesAtPrice,
  statutoryRateOf,
  type StatisticName,
  type Valuation,
} from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { filedNode } from '../derivation/filedNode.js';
import { figureFormat } from '../model/figureFormat.js';
import { storedFigure } from './storedFigure.js';
import { claimLabel, messages, metricFormulas, multipleLabels, statisticLabels } from './messages.js';

/** The company of the model, beside the ids of its peers. */
export const subjectId = '';

/** A figure of the comparables with a derivation. */
export type ComparablesTarget =
  | { readonly kind: 'multiple'; readonly id: string; readonly name: MultipleName }
  | { readonly kind: 'enterprise' | 'capitalization'; readonly id: string }
  | { readonly kind: 'statistic'; readonly name: MultipleName; readonly statistic: StatisticName }
  | { readonly kind: 'implied'; readonly name: MultipleName; readonly statistic: StatisticName }
  | { readonly kind: 'unlevered-beta'; readonly id: string }
  | { readonly kind: 'unlevered-error'; readonly id: string }
  | { readonly kind: 'median-beta' }
  | { readonly kind: 'median-error' };

interface Company {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly price: Peer['price'];
  readonly multiples: CompanyMultiples;
}

type Writing = Pick<FigureFormatting, 'format' | 'formatDate'>;

/** The derivation of a figure of the comparables, down to prices and filed figures; null once it is gone. */
export function explainComparables(
  valuation: Valuation,
  target: ComparablesTarget,
  { scale, formatting }: { readonly scale: FigureScale; readonly formatting: Writing },
): DerivationNode | null {
  const { body } = valuation;
  const { subject, peers, comparisons, implied } = modelComparables(valuation);
  const own = body.currency;
  const companyOf = (id: string): Company | null => {
    const peer = body.peers.find((each) => each.id === id);
    const found = id === subjectId ? subject : peers.get(id);
    if (!found?.ok) return null;
    return {
      id,
      name: peer?.name ?? body.instrument.name,
      currency: found.value.period.currency,
      price: peer ? peer.price : (body.priceSnapshot ?? null),
      multiples: found.value,
    };
  };
  const withScale = { scale, formatting };
  const statisticNode = (name: MultipleName, statistic: StatisticName): DerivationNode => {
    const { statistics, count, excluded } = comparisons[name];
    return {
      ...computed(
        `${statistic} ${name}`,
        messages.statisticOf(statisticLabels[statistic], multipleLabels[name]),
        messages.statisticFormulas[statistic](count),
        statistics.ok ? { ok: true, value: statistics.value[statistic] } : statistics,
        { kind: 'multiple', precision: 1 },
      ),
      children: () =>
        body.peers.flatMap(({ id }) => {
          const company = excluded.has(id) ? null : companyOf(id);
          return company ? [multipleNode(company, name, withScale)] : [];
        }),
    };
  };
  if (target.kind === 'statistic') return statisticNode(target.name, target.statistic);
  if (target.kind === 'implied') {
    const { name, statistic } = target;
    const { of, metric } = multipleDefinitions[name];
    const company = companyOf(subjectId);
    return {
      ...computed(
        `implied ${statistic} ${name}`,
        messages.impliedOf(statisticLabels[statistic], multipleLabels[name]),
        messages.impliedFormula(of === 'enterprise', metricNames[metric]),
        implied[name][statistic],
        figureFormat('per_share', { currency: own }),
      ),
      children: () => [
        statisticNode(name, statistic),
        ...(company
          ? [
              metricNode(company, metric, withScale),
              ...(of === 'enterprise' ? [claimsNode(company, withScale)] : []),
              sharesNode(company, withScale, implied[name][statistic]),
            ]
          : []),
      ],
    };
  }
  const betas = storedPeerBetas(body);
  const betaNodeOf = (id: string, figure: UnleveredFigure): DerivationNode | null => {
    const company = companyOf(id);
    const beta = betas.peers.get(id);
    const measured = body.peers.find((peer) => peer.id === id)?.beta;
    return company && beta?.ok && measured
      ? betaNode(company, { beta: beta.value, measured, figure }, withScale)
      : null;
  };
  if (target.kind === 'median-beta')
    return {
      ...computed(
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
      ...computed(
        'median error',
        messages.medianError,
        messages.medianErrorFormula(betas.counted.length),
        storedFigure(betas.medianError, messages.noMedianError),
        betaFormat,
        [messages.medianErrorNote],
      ),
      children: () => betas.counted.flatMap((id) => betaNodeOf(id, 'unleveredError') ?? []),
    };
  if (target.kind === 'unlevered-beta') return betaNodeOf(target.id, 'unlevered');
  if (target.kind === 'unlevered-error') return betaNodeOf(target.id, 'unleveredError');
  const company = companyOf(target.id);
  if (!company) return null;
  if (target.kind === 'multiple') return multipleNode(company, target.name, withScale);
  return target.kind === 'enterprise'
    ? enterpriseNode(company, withScale)
    : capitalizationNode(company, withScale);
}

interface Shown {
  readonly scale: FigureScale;
  readonly formatting: Writing;
}

const computed = (
  key: string,
  label: string,
  formula: string | null,
  figure: FigureResult,
  format: FigureFormat,
  notes: readonly string[] = [],
): DerivationNode => ({
  key,
  label,
  formula,
  figure,
  choice: null,
  format,
  notes,
  kind: 'computed',
  children: () => [],
});

function multipleNode(company: Company, name: MultipleName, shown: Shown): DerivationNode {
  const { of, metric } = multipleDefinitions[name];
  const isEnterprise = of === 'enterprise';
  return {
    ...computed(
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

const betaFormat: FigureFormat = { kind: 'number', precision: 2 };

/** A figure that is unlevered: a beta, or its standard error. */
type UnleveredFigure = 'unlevered' | 'unleveredError';

function betaNode(
  company: Company,
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
    ...computed(
      `${id} ${figure}`,
      messages.of(messages.betaColumns[figure], name),
      isError ? messages.unleveredErrorFormula : messages.unleveredFormula,
      storedFigure(beta[figure]),
      betaFormat,
    ),
    children: () => [
      computed(
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
      computed(
        `${id} beta tax`,
        messages.betaColumns.taxRate,
        null,
        { ok: true, value: taxRate },
        { kind: 'rate', precision: 1 },
        [`${label}, ${source}`],
      ),
      ...multiples.claims.flatMap((claim) =>
        claim.input === 'debt' ? [claimNode(company, claim, shown)] : [],
      ),
      capitalizationNode(company, shown),
    ],
  };
}

const amountIn = ({ currency }: Company, { scale }: Shown): FigureFormat =>
  figureFormat('amount', { currency, scale });

function enterpriseNode(company: Company, shown: Shown): DerivationNode {
  return {
    ...computed(
      `${company.id} enterprise`,
      messages.of(messages.enterpriseLong, company.name),
      messages.enterpriseFormula,
      company.multiples.enterpriseValue,
      amountIn(company, shown),
    ),
    children: () => [capitalizationNode(company, shown), claimsNode(company, shown)],
  };
}

function capitalizationNode(company: Company, shown: Shown): DerivationNode {
  const { price, multiples } = company;
  return {
    ...computed(
      `${company.id} capitalization`,
      messages.of(messages.capitalizationLong, company.name),
      messages.capitalizationFormula,
      multiples.marketCapitalization,
      amountIn(company, shown),
    ),
    children: () => [
      {
        ...computed(
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

const shareInputs: ReadonlySet<string> = new Set(['shares_outstanding', 'dilutive_shares']);

/** The items of a company's bridge; the model's own come from its own bridge, which has its derivation beside. */
function claimNodes(company: Company, shown: Shown, areShares: boolean): readonly DerivationNode[] {
  if (company.id === subjectId) return [];
  return company.multiples.claims
    .filter(({ input }) => shareInputs.has(input) === areShares)
    .map((claim) => claimNode(company, claim, shown));
}

function claimNode(company: Company, claim: Assumption, shown: Shown): DerivationNode {
  const { scale, formatting } = shown;
  const { currency } = company;
  const key = `${company.id} ${claim.input}`;
  return {
    ...computed(
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

const sourceNode = (
  key: string,
  { line, period, currency, figure }: AssumptionSource,
  { scale, formatting }: Shown,
): DerivationNode =>
  filedNode({ key: `${key}/${line}@${period}`, line, period, currency, figure, scale, formatting });

function claimsNode(company: Company, shown: Shown): DerivationNode {
  const { bridge } = company.multiples;
  const isSubject = company.id === subjectId;
  return {
    ...computed(
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
function pensionTaxNodes({ id, multiples: { claims, pensionTaxRate } }: Company): readonly DerivationNode[] {
  const deficit = claims.find(({ input }) => input === 'pension_deficit')?.value;
  if (!pensionTaxRate || !deficit) return [];
  const { value, label, source } = pensionTaxRate;
  return [
    computed(
      `${id} pension tax`,
      messages.pensionTaxRate,
      null,
      { ok: true, value },
      { kind: 'rate', precision: 1 },
      [`${label}, ${source}`],
    ),
  ];
}

/** The diluted shares at a value per share, which options count at; without one, those but for options. */
function sharesNode(company: Company, shown: Shown, at: Result<number> | null): DerivationNode {
  const { bridge } = company.multiples;
  const isSubject = company.id === subjectId;
  return {
    ...computed(
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

function metricNode(company: Company, metric: MultipleMetric, shown: Shown): DerivationNode {
  const { metrics, period } = company.multiples;
  const { figure, sources } = metrics[metric];
  const key = `${company.id} ${metric}`;
  return {
    ...computed(
      key,
      messages.of(`${metricNames[metric]}, ${period.label}`, company.name),
      metricFormulas[metric],
      figure,
      amountIn(company, shown),
    ),
    children: () => sources.map((source) => sourceNode(key, source, shown)),
  };
}

import type { Peer } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { sessionOf, sourceName } from '@finance-analyst/market';
import { parseIsoDate } from '@finance-analyst/model-engine';
import type { TableAddress, WorkbookTable } from '@finance-analyst/model-workbook';
import {
  isDisclosed,
  metricNames,
  modelComparables,
  modelTransactions,
  multipleDefinitions,
  multipleNames,
  multiplesOfBusiness,
  type ComparedTransaction,
  type MultipleMetric,
  type TrailingMetrics,
  type Valuation,
} from '@finance-analyst/valuation';
import { hasSamples } from '../comparables/hasSamples.js';
import { messages as comparableMessages } from '../comparables/messages.js';
import { comparedTable, itemRowId, type FactCell, type FactColumn } from './comparedTable.js';
import { messages } from './messages.js';
import { tableFigure } from './tableFigure.js';

/** The sheets of the peers and of the transactions of a model, those that it has. */
export function workbookComparables(valuation: Valuation): readonly WorkbookTable[] {
  const { body } = valuation;
  return [
    ...(body.peers.length > 0 ? [peersTable(valuation)] : []),
    ...(body.transactions.length > 0 ? [transactionsTable(valuation)] : []),
  ];
}

const nameWidth = 34;
const metricColumn = (metric: MultipleMetric): FactColumn => ({ key: metric, label: metricNames[metric] });

function peersTable(valuation: Valuation): WorkbookTable {
  const { body, fundamentals } = valuation;
  const { items, ...compared } = modelComparables(valuation);
  const names = multiplesOfBusiness(fundamentals.businessModel);
  const metrics = [...new Set(names.map((name) => multipleDefinitions[name].metric))];
  const peerOf = new Map(body.peers.map((peer) => [peer.id, peer]));
  const columns: readonly FactColumn[] = [
    { key: 'name', label: comparableMessages.company, width: nameWidth },
    { key: 'symbol', label: messages.symbol },
    { key: 'period', label: messages.period },
    { key: 'price', label: comparableMessages.price },
    { key: 'currency', label: messages.currency },
    { key: 'shares', label: comparableMessages.dilutedShares },
    { key: 'equity', label: comparableMessages.marketCapitalization },
    { key: 'claims', label: comparableMessages.netClaims },
    { key: 'enterprise', label: comparableMessages.enterpriseValue },
    ...metrics.map(metricColumn),
  ];
  /** A figure that two others of its row make. */
  const made = (
    found: Result<number>,
    id: string,
    [left, right]: readonly [string, string],
    sign: '*' | '+',
  ) =>
    found.ok
      ? {
          ...tableFigure(found, 'amount'),
          formula: (at: TableAddress) =>
            [left, right]
              .map((key) =>
                at(
                  itemRowId(id),
                  columns.findIndex((column) => column.key === key),
                ),
              )
              .join(sign),
        }
      : tableFigure(found, 'amount');
  return comparedTable(valuation, {
    ...compared,
    name: comparableMessages.comparables,
    isSample: hasSamples(valuation),
    multiples: names,
    columns,
    rows: items.map(({ company, ...item }) => {
      const peer = peerOf.get(item.id);
      const of = <Value>(read: (found: Extract<typeof company, { ok: true }>['value']) => Result<Value>) =>
        company.ok ? read(company.value) : company;
      const metric = (name: keyof TrailingMetrics): FactCell =>
        tableFigure(
          of(({ metrics: found }) => found[name].figure),
          'amount',
        );
      return {
        item,
        facts: {
          name: item.name,
          symbol: peer?.symbol ?? '',
          period: company.ok ? company.value.period.label : '',
          price: priceCell(peer?.price ?? null),
          currency: peer?.price?.currency ?? '',
          shares: tableFigure(
            of(({ bridge }) => (bridge.ok ? { ok: true, value: bridge.value.shares } : bridge)),
            'shares',
          ),
          equity: made(
            of(({ marketCapitalization }) => marketCapitalization),
            item.id,
            ['price', 'shares'],
            '*',
          ),
          claims: tableFigure(
            of(({ bridge }) => (bridge.ok ? { ok: true, value: bridge.value.netClaims } : bridge)),
            'amount',
          ),
          enterprise: made(
            of(({ enterpriseValue }) => enterpriseValue),
            item.id,
            ['equity', 'claims'],
            '+',
          ),
          ...Object.fromEntries(metrics.map((name) => [name, metric(name)])),
        },
      };
    }),
  });
}

const priceCell = (price: Peer['price']): FactCell =>
  price
    ? {
        value: price.price,
        kind: 'per_share',
        note: comparableMessages.priceFrom(sourceName(price.source), sessionOf(price).slice(0, 10)),
      }
    : { value: null, kind: 'per_share', note: comparableMessages.noPrice };

const transactionMetrics = ['revenue', 'ebitda', 'ebit', 'netIncome', 'bookValue'] as const;

function transactionsTable(valuation: Valuation): WorkbookTable {
  const { items, ...compared } = modelTransactions(valuation);
  const { transactions } = valuation.body;
  return comparedTable(valuation, {
    ...compared,
    name: messages.transactions,
    isSample: false,
    multiples: multipleNames.filter((name) => isDisclosed(transactions, name)),
    columns: [
      { key: 'name', label: comparableMessages.target, width: nameWidth },
      { key: 'announced', label: comparableMessages.columns.announced },
      { key: 'source', label: comparableMessages.columns.source, width: 28 },
      { key: 'currency', label: messages.currency },
      { key: 'enterprise', label: comparableMessages.columns.enterpriseValue },
      { key: 'equity', label: comparableMessages.columns.equityValue },
      ...transactionMetrics.map(metricColumn),
    ],
    rows: items.map(({ transaction, ...item }) => ({ item, facts: transactionFacts(transaction) })),
  });
}

function transactionFacts({
  target,
  announced,
  source,
  currency,
  enterpriseValue,
  equityValue,
  metrics,
}: ComparedTransaction['transaction']): Readonly<Record<string, FactCell>> {
  const disclosed = (value: number | null): FactCell =>
    value === null
      ? { value, kind: 'amount', note: comparableMessages.notDisclosed }
      : { value, kind: 'amount' };
  return {
    name: target,
    announced: { value: parseIsoDate(announced), kind: 'date' },
    source,
    currency,
    enterprise: disclosed(enterpriseValue),
    equity: disclosed(equityValue),
    ...Object.fromEntries(transactionMetrics.map((name) => [name, disclosed(metrics[name])])),
  };
}

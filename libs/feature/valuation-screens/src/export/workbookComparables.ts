import type { WorkbookTable, WorkbookTableFigure, WorkbookTableRow } from '@finance-analyst/model-workbook';
import type { Result } from '@finance-analyst/foundation';
import { sessionOf, sourceName } from '@finance-analyst/market';
import {
  metricNames,
  modelComparables,
  modelTransactions,
  multipleDefinitions,
  multipleNames,
  multiplesOfBusiness,
  statisticNames,
  type ByMultiple,
  type ImpliedValues,
  type MultipleComparison,
  type MultipleName,
  type StatisticName,
  type Valuation,
} from '@finance-analyst/valuation';
import { hasSamples } from '../comparables/hasSamples.js';
import { messages as comparableMessages, multipleLabels, statisticLabels } from '../comparables/messages.js';
import { messages } from './messages.js';

/** Columns before the multiples. */
const firstMultiple = 7;
const empty = (count: number): readonly string[] => Array.from({ length: count }, () => '');

interface ComparedRow {
  readonly id: string;
  readonly facts: readonly (string | WorkbookTableFigure)[];
  readonly multiples: (name: MultipleName) => Result<number>;
}

const figure = (found: Result<number>, kind: WorkbookTableFigure['kind']): WorkbookTableFigure =>
  found.ok ? { value: found.value, kind } : { value: null, kind, note: found.reason };

/** The sheets of the peers and of the transactions of a model, those that it has. */
export function workbookComparables(valuation: Valuation): readonly WorkbookTable[] {
  const { body } = valuation;
  return [
    ...(body.peers.length > 0 ? [peersTable(valuation)] : []),
    ...(body.transactions.length > 0 ? [transactionsTable(valuation)] : []),
  ];
}

function peersTable(valuation: Valuation): WorkbookTable {
  const { body } = valuation;
  const { peers, comparisons, implied } = modelComparables(valuation);
  const rows = body.peers.map(({ id, name, symbol, price }): ComparedRow => {
    const company = peers.get(id) ?? ({ ok: false, reason: comparableMessages.noPrice } as const);
    const of = (read: (found: Extract<typeof company, { ok: true }>['value']) => Result<number>) =>
      company.ok ? read(company.value) : company;
    return {
      id,
      facts: [
        name,
        symbol,
        company.ok ? company.value.period.label : '',
        price
          ? {
              value: price.price,
              kind: 'per_share',
              note: comparableMessages.priceFrom(sourceName(price.source), sessionOf(price).slice(0, 10)),
            }
          : { value: null, kind: 'per_share', note: comparableMessages.noPrice },
        price?.currency ?? '',
        figure(
          of((found) => found.marketCapitalization),
          'amount',
        ),
        figure(
          of((found) => found.enterpriseValue),
          'amount',
        ),
      ],
      multiples: (name) => of((found) => found.multiples[name]),
    };
  });
  const head = [
    comparableMessages.company,
    messages.symbol,
    messages.period,
    comparableMessages.price,
    messages.currency,
    comparableMessages.marketCapitalization,
    comparableMessages.enterpriseValue,
  ];
  return tableOf(valuation, {
    name: comparableMessages.comparables,
    multiples: multiplesOfBusiness(valuation.fundamentals.businessModel),
    isSample: hasSamples(valuation),
    head,
    rows,
    comparisons,
    implied,
  });
}

function transactionsTable(valuation: Valuation): WorkbookTable {
  const { items, comparisons, implied } = modelTransactions(valuation);
  const disclosed = (value: number | null): WorkbookTableFigure => ({ value, kind: 'amount' });
  return tableOf(valuation, {
    name: messages.transactions,
    multiples: multipleNames,
    isSample: false,
    head: [
      comparableMessages.target,
      messages.announced,
      messages.currency,
      comparableMessages.enterpriseValue,
      metricNames.revenue,
      metricNames.ebitda,
      metricNames.ebit,
    ],
    rows: items.map(
      ({
        id,
        multiples,
        transaction: { target, announced, currency, enterpriseValue, metrics },
      }): ComparedRow => ({
        id,
        facts: [
          target,
          announced,
          currency,
          disclosed(enterpriseValue),
          disclosed(metrics.revenue),
          disclosed(metrics.ebitda),
          disclosed(metrics.ebit),
        ],
        multiples: (name) => multiples[name],
      }),
    ),
    comparisons,
    implied,
  });
}

const statisticFormulas: Readonly<Record<StatisticName, (range: string) => string>> = {
  mean: (range) => `AVERAGE(${range})`,
  median: (range) => `MEDIAN(${range})`,
  harmonicMean: (range) => `HARMEAN(${range})`,
  lowQuartile: (range) => `QUARTILE(${range},1)`,
  highQuartile: (range) => `QUARTILE(${range},3)`,
};

/**
 * Items with their multiples, again those that count, the statistics as formulas of these, and the values per share as
 * formulas of the statistics and of the company.
 */
function tableOf(
  valuation: Valuation,
  {
    name,
    multiples: names,
    isSample,
    head,
    rows,
    comparisons,
    implied,
  }: {
    readonly name: string;
    /** In the order of their columns. */
    readonly multiples: readonly MultipleName[];
    readonly isSample: boolean;
    readonly head: readonly string[];
    readonly rows: readonly ComparedRow[];
    readonly comparisons: ByMultiple<MultipleComparison>;
    readonly implied: ImpliedValues;
  },
): WorkbookTable {
  const { subject } = modelComparables(valuation);
  const columnOf = (multiple: MultipleName): number => firstMultiple + names.indexOf(multiple);
  const row = (
    id: string,
    label: string,
    cell: (name: MultipleName) => string | WorkbookTableFigure,
  ): WorkbookTableRow => ({
    id,
    cells: [label, ...empty(firstMultiple - 1), ...names.map(cell)],
  });
  const heading = (label: string): WorkbookTableRow => ({ id: label, isHeading: true, cells: [label] });
  const [first, last] = [rows[0]?.id ?? '', rows.at(-1)?.id ?? ''];
  const counted = (id: string): string => `counted ${id}`;
  const bridge = subject.ok ? subject.value.bridge : subject;
  return {
    name,
    isSample,
    remarks: [messages.comparablesRemark],
    columns: [
      ...head.map((label, index) => ({ label, width: index === 0 ? 34 : 14 })),
      ...names.map((multiple) => ({ label: multipleLabels[multiple], width: 12 })),
    ],
    rows: [
      ...rows.map(({ id, facts, multiples }) => ({
        id: `item ${id}`,
        cells: [...facts, ...names.map((multiple) => figure(multiples(multiple), 'multiple'))],
      })),
      heading(comparableMessages.counted),
      ...rows.map(({ id, facts, multiples }) =>
        row(counted(id), typeof facts[0] === 'string' ? facts[0] : '', (multiple) => {
          const found = multiples(multiple);
          const why = comparisons[multiple].excluded.get(id);
          if (why === 'outlier') return comparableMessages.outlier;
          if (why === 'left-out') return comparableMessages.leftOut;
          return found.ok
            ? {
                value: found.value,
                kind: 'multiple',
                formula: (addressOf) => addressOf(`item ${id}`, columnOf(multiple)),
              }
            : '';
        }),
      ),
      heading(comparableMessages.statistics),
      ...statisticNames.map((statistic) =>
        row(statistic, statisticLabels[statistic], (multiple) => {
          const { statistics } = comparisons[multiple];
          if (!statistics.ok) return figure(statistics, 'multiple');
          return {
            value: statistics.value[statistic],
            kind: 'multiple',
            formula: (addressOf) =>
              statisticFormulas[statistic](
                `${addressOf(counted(first), columnOf(multiple))}:${addressOf(counted(last), columnOf(multiple))}`,
              ),
          };
        }),
      ),
      heading(`${valuation.body.instrument.name}, ${subject.ok ? subject.value.period.label : ''}`),
      row('metric', messages.multipliedFigure, (multiple) => {
        const { metric } = multipleDefinitions[multiple];
        return subject.ok
          ? figure(subject.value.metrics[metric].figure, 'amount')
          : figure(subject, 'amount');
      }),
      row('claims', comparableMessages.netClaims, (multiple) =>
        multipleDefinitions[multiple].of === 'equity'
          ? ''
          : figure(bridge.ok ? { ok: true, value: bridge.value.netClaims } : bridge, 'amount'),
      ),
      row('shares', comparableMessages.dilutedShares, () =>
        figure(bridge.ok ? { ok: true, value: bridge.value.shares } : bridge, 'shares'),
      ),
      heading(`${comparableMessages.implied}, ${valuation.body.currency}`),
      ...statisticNames.map((statistic) =>
        row(`implied ${statistic}`, comparableMessages.impliedAt(statisticLabels[statistic]), (multiple) => {
          const value = implied[multiple][statistic];
          if (!value.ok) return figure(value, 'per_share');
          const column = columnOf(multiple);
          const claims = multipleDefinitions[multiple].of === 'enterprise';
          return {
            value: value.value,
            kind: 'per_share',
            formula: (at) =>
              `(${at(statistic, column)}*${at('metric', column)}${claims ? `-${at('claims', column)}` : ''})/${at('shares', column)}`,
          };
        }),
      ),
    ],
  };
}

import type { Result } from '@finance-analyst/foundation';
import type { WorkbookTable, WorkbookTableFigure, WorkbookTableRow } from '@finance-analyst/model-workbook';
import {
  bridgeItemsOf,
  fewestForFences,
  modelComparables,
  multipleDefinitions,
  optionItems,
  sharesItem,
  statisticNames,
  type ByMultiple,
  type ComparedItem,
  type ImpliedValues,
  type MultipleComparison,
  type MultipleMetric,
  type MultipleName,
  type StatisticName,
  type Valuation,
} from '@finance-analyst/valuation';
import { messages as comparableMessages, multipleLabels, statisticLabels } from '../comparables/messages.js';
import { messages } from './messages.js';
import { tableFigure } from './tableFigure.js';

export type FactCell = string | WorkbookTableFigure;

/** A column before the multiples. Those of values and figures are called as the multiples call them: `equity`, `ebitda`. */
export interface FactColumn {
  readonly key: string;
  readonly label: string;
  readonly width?: number;
}

/** Peers or transactions with what their multiples are computed of. */
export interface ComparedSubject {
  /** Of the sheet. */
  readonly name: string;
  readonly isSample: boolean;
  readonly columns: readonly FactColumn[];
  readonly rows: readonly {
    readonly item: ComparedItem;
    /** By the keys of the columns. */
    readonly facts: Readonly<Record<string, FactCell>>;
  }[];
  /** In the order of their columns. */
  readonly multiples: readonly MultipleName[];
  readonly comparisons: ByMultiple<MultipleComparison>;
  readonly implied: ImpliedValues;
}

/** What formulas call the row of an item. */
export const itemRowId = (id: string): string => `item ${id}`;

const width = 14;
const multipleWidth = 12;
const counts = 'counts';

const statisticFormulas: Readonly<Record<StatisticName, (range: string) => string>> = {
  mean: (range) => `AVERAGE(${range})`,
  median: (range) => `MEDIAN(${range})`,
  harmonicMean: (range) => `HARMEAN(${range})`,
  lowQuartile: (range) => `QUARTILE(${range},1)`,
  highQuartile: (range) => `QUARTILE(${range},3)`,
};

/**
 * Items with their multiples as formulas of their figures, those that are not left out with the fences of outliers, those
 * that count, the statistics of these, and the values per share as formulas of the statistics and of the model.
 */
export function comparedTable(valuation: Valuation, compared: ComparedSubject): WorkbookTable {
  const { name, isSample, rows, multiples, comparisons } = compared;
  const columns: readonly FactColumn[] = [...compared.columns, { key: counts, label: messages.inStatistics }];
  const columnOf = (key: string): number => columns.findIndex((column) => column.key === key);
  const multipleColumn = (multiple: MultipleName): number => columns.length + multiples.indexOf(multiple);
  const row = (id: string, label: string, cell: (multiple: MultipleName) => FactCell): WorkbookTableRow => ({
    id,
    cells: [label, ...columns.slice(1).map(() => ''), ...multiples.map(cell)],
  });
  const heading = (label: string): WorkbookTableRow => ({ id: label, isHeading: true, cells: [label] });
  const ids = rows.map(({ item }) => item.id);
  const rangeOf =
    (kind: 'considered' | 'counted', multiple: MultipleName) =>
    (at: (id: string, column: number) => string): string =>
      [ids[0], ids.at(-1)].map((id) => at(`${kind} ${id ?? ''}`, multipleColumn(multiple))).join(':');

  const itemRow = ({ item, facts }: ComparedSubject['rows'][number]): WorkbookTableRow => ({
    id: itemRowId(item.id),
    cells: [
      ...compared.columns.map(({ key }) => facts[key] ?? ''),
      { value: item.isLeftOut ? 0 : 1, kind: 'flag' },
      ...multiples.map((multiple): WorkbookTableFigure => {
        const { of, metric } = multipleDefinitions[multiple];
        return {
          ...tableFigure(item.multiples[multiple], 'multiple'),
          formula: (at) => {
            const [value, divisor] = [of, metric].map((key) => at(itemRowId(item.id), columnOf(key)));
            return `IF(AND(N(${value})>0,N(${divisor})>0),${value}/${divisor},NA())`;
          },
        };
      }),
    ],
  });
  const consideredRow = ({ item }: ComparedSubject['rows'][number]): WorkbookTableRow =>
    row(`considered ${item.id}`, item.name, (multiple) => {
      const found = item.multiples[multiple];
      return {
        value: found.ok && !item.isLeftOut ? found.value : '',
        kind: 'multiple',
        formula: (at) => {
          const cell = at(itemRowId(item.id), multipleColumn(multiple));
          return `IF(AND(${at(itemRowId(item.id), columnOf(counts))}=1,ISNUMBER(${cell})),${cell},"")`;
        },
      };
    });
  const fenceRow = (end: 'low' | 'high'): WorkbookTableRow =>
    row(`fence ${end}`, messages.fences[end], (multiple) => {
      const { fences } = comparisons[multiple];
      return {
        ...(fences ? { value: fences[end] } : { value: null, note: messages.noFences }),
        kind: 'multiple',
        formula: (at) => {
          const range = rangeOf('considered', multiple)(at);
          const [low, high] = [1, 3].map((quartile) => `QUARTILE(${range},${quartile})`);
          return `IF(COUNT(${range})<${fewestForFences},NA(),${end === 'low' ? `${low}-` : `${high}+`}1.5*(${high}-${low}))`;
        },
      };
    });
  const countedRow = ({ item }: ComparedSubject['rows'][number]): WorkbookTableRow =>
    row(`counted ${item.id}`, item.name, (multiple) => {
      const found = item.multiples[multiple];
      const why = comparisons[multiple].excluded.get(item.id);
      const { outlier, leftOut } = comparableMessages;
      return {
        value: why === 'outlier' ? outlier : why === 'left-out' ? leftOut : found.ok ? found.value : '',
        kind: 'multiple',
        formula: (at) => {
          const column = multipleColumn(multiple);
          const [cell, low, high] = [`considered ${item.id}`, 'fence low', 'fence high'].map((id) =>
            at(id, column),
          );
          const isCounted = `${at(itemRowId(item.id), columnOf(counts))}=1`;
          return `IF(${cell}="",IF(${isCounted},"","${leftOut}"),IF(ISNUMBER(${low}),IF(OR(${cell}<${low},${cell}>${high}),"${outlier}",${cell}),${cell}))`;
        },
      };
    });
  const statisticRow = (statistic: StatisticName): WorkbookTableRow =>
    row(statistic, statisticLabels[statistic], (multiple) => {
      const { statistics } = comparisons[multiple];
      return {
        ...tableFigure(
          statistics.ok ? { ok: true, value: statistics.value[statistic] } : statistics,
          'multiple',
        ),
        formula: (at) => {
          const range = rangeOf('counted', multiple)(at);
          return `IF(COUNT(${range})=0,NA(),${statisticFormulas[statistic](range)})`;
        },
      };
    });
  const countRow = row('count', comparableMessages.counted, (multiple) => ({
    value: comparisons[multiple].count,
    kind: 'count',
    formula: (at) => `COUNT(${rangeOf('counted', multiple)(at)})`,
  }));

  return {
    name,
    isSample,
    remarks: [messages.comparablesRemark, ...(multiples.length === 0 ? [messages.noMultiples] : [])],
    columns: [
      ...columns.map((column) => ({ label: column.label, width: column.width ?? width })),
      ...multiples.map((multiple) => ({ label: multipleLabels[multiple], width: multipleWidth })),
    ],
    rows: [
      ...rows.map(itemRow),
      heading(messages.notLeftOut),
      ...rows.map(consideredRow),
      fenceRow('low'),
      fenceRow('high'),
      heading(comparableMessages.counted),
      ...rows.map(countedRow),
      heading(comparableMessages.statistics),
      ...statisticNames.map(statisticRow),
      countRow,
      ...valueRows(valuation, compared, { row, heading, multipleColumn }),
    ],
  };
}

/** What the multiples are applied to: the figures of the model's company, and the value per share at each statistic. */
function valueRows(
  valuation: Valuation,
  { implied }: ComparedSubject,
  {
    row,
    heading,
    multipleColumn,
  }: {
    readonly row: (id: string, label: string, cell: (multiple: MultipleName) => FactCell) => WorkbookTableRow;
    readonly heading: (label: string) => WorkbookTableRow;
    readonly multipleColumn: (multiple: MultipleName) => number;
  },
): readonly WorkbookTableRow[] {
  const { subject } = modelComparables(valuation);
  const { body } = valuation;
  const bridge = subject.ok ? subject.value.bridge : subject;
  const claims = bridgeItemsOf(valuation);
  const shares = sharesItem(valuation);
  const isInModel = claims.every(({ name }) => isSingle(valuation, name));
  const hasOptions = valuation.model.itemByName.has(optionItems.count);
  /** Equity over the shares, with the options of the model at the value that results. */
  const perShare = (equity: string, count: string, inModel: (name: string) => string): string => {
    if (!hasOptions) return `${equity}/${count}`;
    const [options, price] = [inModel(optionItems.count), inModel(optionItems.exercisePrice)];
    return `IF(${equity}/${count}>${price},(${equity}+${options}*${price})/(${count}+${options}),${equity}/${count})`;
  };
  const isOfEnterprise = (multiple: MultipleName): boolean =>
    multipleDefinitions[multiple].of === 'enterprise';
  return [
    heading(`${body.instrument.name}, ${subject.ok ? subject.value.period.label : ''}`),
    row('metric', messages.multipliedFigure, (multiple) => {
      const { metric } = multipleDefinitions[multiple];
      const found = subject.ok ? subject.value.metrics[metric].figure : subject;
      const name = modelFigureOf(valuation, metric, found);
      return {
        ...tableFigure(found, 'amount'),
        ...(name !== null && { formula: (_at, inModel) => inModel(name) }),
      };
    }),
    row('claims', comparableMessages.netClaims, (multiple) =>
      isOfEnterprise(multiple)
        ? {
            ...tableFigure(bridge.ok ? { ok: true, value: bridge.value.netClaims } : bridge, 'amount'),
            ...(bridge.ok &&
              isInModel &&
              claims.length > 0 && {
                formula: (_at, inModel) =>
                  claims
                    .map(({ name, sign }) => `${sign < 0 ? '-' : '+'}${inModel(name)}`)
                    .join('')
                    .replace(/^\+/u, ''),
              }),
          }
        : '',
    ),
    row('shares', hasOptions ? messages.sharesBeforeOptions : comparableMessages.dilutedShares, () => ({
      ...tableFigure(bridge.ok ? { ok: true, value: bridge.value.shares } : bridge, 'shares'),
      ...(bridge.ok && isSingle(valuation, shares) && { formula: (_at, inModel) => inModel(shares) }),
    })),
    heading(`${comparableMessages.implied}, ${body.currency}`),
    ...statisticNames.map((statistic) =>
      row(`implied ${statistic}`, comparableMessages.impliedAt(statisticLabels[statistic]), (multiple) => {
        const value = tableFigure(implied[multiple][statistic], 'per_share');
        // Of a bank or insurer there is none whatever the figures are.
        if (isOfEnterprise(multiple) && subject.ok && subject.value.noEnterpriseValue !== null) return value;
        const column = multipleColumn(multiple);
        return {
          ...value,
          formula: (at, inModel) => {
            const [multiplied, metric, net, count] = [statistic, 'metric', 'claims', 'shares'].map((id) =>
              at(id, column),
            );
            const less = isOfEnterprise(multiple) ? `-${net}` : '';
            return `IF(AND(N(${metric})>0,N(${count})>0),${perShare(`(${multiplied}*${metric}${less})`, count ?? '', inModel)},NA())`;
          },
        };
      }),
    ),
  ];
}

const isSingle = ({ model }: Pick<Valuation, 'model'>, name: string): boolean =>
  [...model.inputs, ...model.lines].some((item) => item.name === name && item.shape === 'scalar');

/** What models call the figures of their base period. */
const baseFigures: Readonly<Partial<Record<MultipleMetric, string>>> = {
  revenue: 'base_revenue',
  ebitda: 'base_ebitda',
  netIncome: 'base_net_income',
  bookValue: 'base_equity',
  ffo: 'base_ffo',
};

/** The single figure of the model that is the same as one of its company; null without one, as after an edit of it. */
function modelFigureOf(valuation: Valuation, metric: MultipleMetric, found: Result<number>): string | null {
  const name = baseFigures[metric];
  if (name === undefined || !found.ok || !isSingle(valuation, name)) return null;
  const inModel = valuation.evaluator.read(name);
  return inModel.ok && inModel.value === found.value ? name : null;
}

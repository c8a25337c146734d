import { figuresFile, type ChartFile, type ChartTable } from '@finance-analyst/charts';
import type { FigureResult } from '@finance-analyst/figures';
import {
  sourcesOfValuation,
  isDisclosed,
  modelTransactions,
  multipleNames,
  type Valuation,
} from '@finance-analyst/valuation';
import { modelFacts } from '../export/modelFacts.js';
import { modelFileName } from '../export/modelFileName.js';
import type { ModelOfFiles } from '../export/ModelOfFiles.js';
import { figureFormat } from '../model/figureFormat.js';
import { messages, multipleLabels, statisticLabels } from './messages.js';
import { multipleFormat } from './multipleFormat.js';
import { amountColumns, amountOf } from './readTransaction.js';

/** The transactions of a model as a file, which can be pasted as rows: what was paid, the multiples, the source of each. */
export function transactionsFile(valuation: Valuation, of: ModelOfFiles | null = null): ChartFile {
  const { body, sample } = valuation;
  const { items, comparisons, implied } = modelTransactions(valuation);
  const names = multipleNames.filter((name) => isDisclosed(body.transactions, name));
  const amounts = amountColumns.filter((column) =>
    body.transactions.some((transaction) => amountOf(transaction, column) !== null),
  );
  const amount = (value: number | null): FigureResult =>
    value === null ? { ok: false, reason: messages.notDisclosed } : { ok: true, value };
  const outliers = names.flatMap((name) =>
    items
      .filter(({ id }) => comparisons[name].excluded.get(id) === 'outlier')
      .map((item) => [messages.outlierIn(multipleLabels[name]), item.name] as const),
  );
  const table: ChartTable = {
    rowTitle: messages.target,
    columns: [
      { id: 'announced', label: messages.columns.announced, format: { kind: 'date' } },
      ...amounts.map((column) => ({
        id: column,
        label: messages.inSingleUnits(messages.columns[column]),
        format: figureFormat('amount', { currency: body.currency }),
      })),
      ...names.map((name) => ({ id: name, label: multipleLabels[name], format: multipleFormat })),
    ],
    textColumns: [messages.columns.source, messages.currency, messages.inFileStatistics],
    rows: items.map(({ id, name, transaction, multiples, isLeftOut }) => ({
      id,
      label: name,
      figures: [
        { ok: true, value: transaction.announced },
        ...amounts.map((column) => amount(amountOf(transaction, column))),
        ...names.map((multiple) => multiples[multiple]),
      ],
      texts: [transaction.source, transaction.currency, isLeftOut ? messages.notCounted : messages.isCounted],
    })),
  };
  return figuresFile(modelFileName(body, of?.model, messages.transactionsFileName), table, {
    title: messages.of(messages.transactions, body.instrument.name),
    facts: [
      ...(of ? modelFacts(valuation, of) : []),
      ...outliers,
      ...names.flatMap((name): readonly (readonly [string, FigureResult])[] => {
        const { statistics } = comparisons[name];
        return [
          [
            messages.statisticOf(statisticLabels.median, multipleLabels[name]),
            statistics.ok ? { ok: true, value: statistics.value.median } : statistics,
          ],
          [messages.impliedOf(statisticLabels.median, multipleLabels[name]), implied[name].median],
        ];
      }),
    ],
    unit: messages.amountsIn(body.currency),
    provenance: sourcesOfValuation(valuation),
    isSample: sample,
  });
}

import { type ChartFile, fileNameOf, figuresFile } from '@finance-analyst/charts';
import type { FigureResult } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';

/** The window by day, for spreadsheets: values, flows and the parts of each gain, which add up. */
export function historyFile({
  title,
  body,
  window,
  part: { whole },
  measures: { timeWeighted },
  isSample,
}: Pick<Analysis, 'title' | 'body' | 'window' | 'part' | 'measures' | 'isSample'>): ChartFile {
  const amount = { kind: 'amount', currency: body.currency } as const;
  const names = messages.bridgeSteps;
  const columns: readonly (readonly [id: string, label: string, values: Float64Array])[] = [
    ['value', messages.value, whole.values],
    ['deposits', names.deposits, whole.inflows],
    ['withdrawals', names.withdrawals, whole.outflows],
    ['price', names.price, whole.price],
    ['income', names.income, whole.income],
    ['currency', names.currency, whole.currencyGain],
    ['fees', names.fees, whole.fees],
    ['taxes', names.taxes, whole.taxes],
  ];
  return figuresFile(
    fileNameOf(`${title} ${messages.historyFile}`, messages.historyFile),
    {
      rowTitle: messages.day,
      columns: [
        ...columns.map(([id, label]) => ({ id, label, format: amount })),
        { id: 'return', label: messages.timeWeighted, format: { kind: 'rate' } },
      ],
      rows: Array.from(whole.days, (day, at) => ({
        id: String(day),
        label: isoDate(day),
        figures: [
          // What happened up to the first day is in its value.
          ...columns.map(([id, , values]) => figureOf(at === 0 && id !== 'value' ? 0 : values[at])),
          timeWeighted.ok ? figureOf(timeWeighted.value.cumulative[at]) : timeWeighted,
        ],
      })),
    },
    {
      title: `${title}: ${messages.historyFile}`,
      facts: [[messages.window, messages.closeToClose(window.opens, window.closes)]],
      isSample,
    },
  );
}

const figureOf = (value: number | undefined): FigureResult =>
  value !== undefined && Number.isFinite(value)
    ? { ok: true, value }
    : { ok: false, reason: 'A price or a rate of the day is not known.' };

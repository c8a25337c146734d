import {
  methodRanges,
  modelComparables,
  modelTransactions,
  multipleNames,
  multiplesOfBusiness,
} from '@finance-analyst/valuation';
import type {
  ByMultiple,
  ComparedItem,
  ImpliedValues,
  MultipleComparison,
  MultipleName,
  Valuation,
} from '@finance-analyst/valuation';
import type { FigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { hasSamples } from '../comparables/hasSamples.js';
import { messages as comparableMessages, multipleLabels, statisticLabels } from '../comparables/messages.js';
import { methodLabel } from '../comparables/methodLabel.js';
import type { MemoSection, MemoTable } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

type Writing = MemoSubject['formatting'];

/** The methods side by side and the multiples behind them, as on the screen; nothing without peers and transactions. */
export function memoComparables({ valuation, base, formatting }: MemoSubject): readonly MemoSection[] {
  const shown = base ?? valuation;
  const { peers, transactions } = shown.body;
  if (peers.length + transactions.length === 0) return [];
  // The memo of a sample company says so as a whole.
  const sample =
    !shown.sample && hasSamples(shown) ? [{ kind: 'text', text: messages.samplePeers } as const] : [];
  return [
    {
      title: comparableMessages.methods,
      note: comparableMessages.methodsNote(shown.body.currency),
      blocks: [methodsTable(shown, formatting), ...sample],
    },
    ...(peers.length > 0
      ? [
          {
            title: comparableMessages.comparables,
            blocks: [
              multiplesTable(
                comparableMessages.company,
                multiplesOfBusiness(shown.fundamentals.businessModel),
                modelComparables(shown).items,
                modelComparables(shown),
                formatting,
                shown,
              ),
              ...notCounted(modelComparables(shown)),
              ...sample,
            ],
          },
        ]
      : []),
    ...(transactions.length > 0
      ? [
          {
            title: comparableMessages.transactions,
            blocks: [
              multiplesTable(
                comparableMessages.target,
                multipleNames,
                modelTransactions(shown).items.map(({ transaction, ...item }) => ({
                  ...item,
                  name: messages.transactionOn(
                    transaction.target,
                    formatting.formatDate(transaction.announced),
                  ),
                })),
                modelTransactions(shown),
                formatting,
                shown,
              ),
              ...notCounted(modelTransactions(shown)),
            ],
          },
        ]
      : []),
  ];
}

const none = '–';
const multipleFormat = { kind: 'multiple', precision: 1 } as const;
const perShareIn = ({ body }: Valuation): FigureFormat => ({
  kind: 'per-share',
  precision: 2,
  currency: body.currency,
  unit: 'hidden',
});

function methodsTable(valuation: Valuation, { format }: Writing): MemoTable {
  const perShare = perShareIn(valuation);
  return {
    kind: 'table',
    head: [comparableMessages.method, messages.low, messages.middle, messages.high],
    rows: methodRanges(valuation)
      .filter(({ of }) => of !== 'peers' || valuation.body.peers.length > 0)
      .map((each) => ({
        cells: [
          methodLabel(each),
          ...(['low', 'middle', 'high'] as const).map((end) =>
            each.range.ok ? format(each.range.value[end], perShare) : none,
          ),
        ],
      })),
  };
}

const notCounted = ({ comparisons }: { readonly comparisons: ByMultiple<MultipleComparison> }) =>
  Object.values(comparisons).some(({ excluded }) =>
    [...excluded.values()].some((why) => why !== 'no-multiple'),
  )
    ? [{ kind: 'text', text: messages.parentheses } as const]
    : [];

type Compared = Pick<ComparedItem, 'id' | 'name' | 'multiples'>;

function multiplesTable(
  title: string,
  names: readonly MultipleName[],
  items: readonly Compared[],
  {
    comparisons,
    implied,
  }: { readonly comparisons: ByMultiple<MultipleComparison>; readonly implied: ImpliedValues },
  { format }: Writing,
  valuation: Valuation,
): MemoTable {
  const write = (found: Result<number>, how: FigureFormat): string =>
    found.ok ? format(found.value, how) : none;
  /** A multiple that does not count is in parentheses, as the text below says. */
  const cell = ({ id, multiples }: Compared, name: MultipleName): string => {
    const why = comparisons[name].excluded.get(id);
    const text = write(multiples[name], multipleFormat);
    return why === 'outlier' || why === 'left-out' ? messages.notCounted(text) : text;
  };
  return {
    kind: 'table',
    head: [title, ...names.map((name) => multipleLabels[name])],
    rows: [
      ...items.map((item) => ({ cells: [item.name, ...names.map((name) => cell(item, name))] })),
      ...(['lowQuartile', 'median', 'highQuartile'] as const).map((statistic) => ({
        isStrong: statistic === 'median',
        cells: [
          statisticLabels[statistic],
          ...names.map((name) => {
            const { statistics } = comparisons[name];
            return write(
              statistics.ok ? { ok: true, value: statistics.value[statistic] } : statistics,
              multipleFormat,
            );
          }),
        ],
      })),
      {
        isStrong: true,
        cells: [
          messages.valueAtMedian(valuation.body.currency),
          ...names.map((name) => write(implied[name].median, perShareIn(valuation))),
        ],
      },
    ],
  };
}

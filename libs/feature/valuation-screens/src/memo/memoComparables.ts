import {
  isDisclosed,
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
import { gapSentences, gapText } from '../comparables/gapSentences.js';
import { hasSamples } from '../comparables/hasSamples.js';
import { messages as comparableMessages, multipleLabels, statisticLabels } from '../comparables/messages.js';
import { methodLabel } from '../comparables/methodLabel.js';
import { multipleFormat } from '../comparables/multipleFormat.js';
import { createFootnotes } from './createFootnotes.js';
import type { MemoBlock, MemoSection, MemoTable } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

type Writing = MemoSubject['formatting'];

/** The methods side by side and the multiples behind them, as on the screen; nothing where no method has a value. */
export function memoComparables({ valuation, base, formatting }: MemoSubject): readonly MemoSection[] {
  const shown = base ?? valuation;
  const { peers, transactions } = shown.body;
  if (!methodRanges(shown).some(({ range }) => range.ok)) return [];
  // The memo of a sample company says so as a whole.
  const sample =
    !shown.sample && hasSamples(shown) ? [{ kind: 'text', text: messages.samplePeers } as const] : [];
  return [
    {
      title: comparableMessages.methods,
      note: comparableMessages.methodsNote(shown.body.currency),
      blocks: [...methodsBlocks(shown, formatting), ...sample],
    },
    ...(peers.length > 0
      ? [
          {
            title: comparableMessages.comparables,
            blocks: [
              ...multiplesBlocks(shown, formatting, {
                ...modelComparables(shown),
                title: comparableMessages.company,
                names: multiplesOfBusiness(shown.fundamentals.businessModel),
              }),
              ...sample,
            ],
          },
        ]
      : []),
    ...(transactions.length > 0
      ? [
          {
            title: comparableMessages.transactions,
            blocks: transactionBlocks(shown, formatting),
          },
        ]
      : []),
  ];
}

function transactionBlocks(valuation: Valuation, formatting: Writing): readonly MemoBlock[] {
  const { items, ...compared } = modelTransactions(valuation);
  const { transactions } = valuation.body;
  const names = multipleNames.filter((name) => isDisclosed(transactions, name));
  const dated = items.map(({ transaction, ...item }) => ({
    ...item,
    name: messages.transactionOn(transaction.target, formatting.formatDate(transaction.announced)),
  }));
  return [
    ...(names.length > 0
      ? multiplesBlocks(valuation, formatting, {
          ...compared,
          title: comparableMessages.target,
          names,
          items: dated,
        })
      : [{ kind: 'text', text: messages.noMultiples } as const]),
    {
      kind: 'text',
      text: messages.transactionSources(
        transactions.map(({ target, source }) => [
          target,
          source === '' ? comparableMessages.noSource : source,
        ]),
      ),
    },
  ];
}

const perShareIn = ({ body }: Valuation): FigureFormat => ({
  kind: 'per-share',
  precision: 2,
  currency: body.currency,
  unit: 'hidden',
});

function methodsBlocks(valuation: Valuation, formatting: Writing): readonly MemoBlock[] {
  const { format } = formatting;
  const perShare = perShareIn(valuation);
  const footnotes = createFootnotes();
  const table: MemoTable = {
    kind: 'table',
    head: [comparableMessages.method, messages.low, messages.middle, messages.high],
    rows: methodRanges(valuation)
      .filter(({ of }) => of !== 'peers' || valuation.body.peers.length > 0)
      .map((each) => ({
        cells: [
          methodLabel(each),
          ...(['low', 'middle', 'high'] as const).map((end) =>
            each.range.ok ? format(each.range.value[end], perShare) : footnotes.dash(each.range.reason),
          ),
        ],
      })),
  };
  const apart = gapSentences(valuation, [], formatting);
  return [
    table,
    ...(apart === null ? [] : [{ kind: 'text', text: gapText(apart, formatting) } as const]),
    ...footnotes.blocks(),
  ];
}

interface Compared {
  /** Of the first column. */
  readonly title: string;
  readonly names: readonly MultipleName[];
  readonly items: readonly ComparedItem[];
  readonly comparisons: ByMultiple<MultipleComparison>;
  readonly implied: ImpliedValues;
}

/** The multiples of peers or transactions, their quartiles and median, and the value per share at the median. */
function multiplesBlocks(
  valuation: Valuation,
  { format }: Writing,
  { title, names, items, comparisons, implied }: Compared,
): readonly MemoBlock[] {
  const footnotes = createFootnotes();
  const write = (found: Result<number>, how: FigureFormat): string =>
    found.ok ? format(found.value, how) : footnotes.dash(found.reason);
  const isSetAside = ({ id, multiples }: ComparedItem, name: MultipleName): boolean =>
    multiples[name].ok && comparisons[name].excluded.has(id);
  /** A multiple that does not count is in parentheses, as the text below says. */
  const cell = (item: ComparedItem, name: MultipleName): string => {
    const text = write(item.multiples[name], multipleFormat);
    return isSetAside(item, name) ? messages.notCounted(text) : text;
  };
  const table: MemoTable = {
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
  return [
    table,
    ...footnotes.blocks(),
    ...(items.some((item) => names.some((name) => isSetAside(item, name)))
      ? [{ kind: 'text', text: messages.parentheses } as const]
      : []),
  ];
}

import { figuresFile, fileNameOf, type ChartFile } from '@finance-analyst/charts';
import type { Result } from '@finance-analyst/foundation';
import type { Holdings } from '@finance-analyst/portfolio';
import { sumOf } from '../holdings/sumOf.js';
import { messages as screenMessages } from '../messages.js';
import { distanceFrom } from '../targets/distanceFrom.js';
import { messages as targetMessages } from '../targets/messages.js';
import { targetSums } from '../targets/planOrders.js';
import type { TargetRow } from '../targets/targetRows.js';
import { messages } from './messages.js';
import { pricesAsOf } from './pricesAsOf.js';

/** The weights of a portfolio and their targets, with cash last. */
export function targetsFile({
  title,
  rows,
  holdings,
  isSample,
}: {
  /** Of the portfolio. */
  readonly title: string;
  readonly rows: readonly TargetRow[];
  readonly holdings: Holdings;
  readonly isSample: boolean;
}): ChartFile {
  const { currency, cash } = holdings;
  const none = { ok: false, reason: '' } as const;
  const fraction = (heading: string): string => messages.inUnit(heading, messages.fraction);
  const hasTargets = rows.some(({ target }) => target !== null);
  const cashTarget: Result<number> | null = hasTargets ? targetSums(rows).rest : null;
  const cashWeight = sumOf(cash.map(({ weight }) => weight));
  const figuresOf = (
    value: Result<number>,
    weight: Result<number>,
    target: Result<number> | null,
  ): readonly Result<number>[] => [
    value,
    weight,
    target ?? none,
    target ? distanceFrom(target, weight) : none,
  ];
  const asOf = pricesAsOf(holdings);
  return figuresFile(
    fileNameOf(`${title} ${messages.targets}`, messages.targets),
    {
      rowTitle: targetMessages.name,
      columns: [
        {
          id: 'value',
          label: messages.inUnit(targetMessages.value, currency),
          format: { kind: 'amount', currency },
        },
        { id: 'weight', label: fraction(targetMessages.weight), format: { kind: 'rate' } },
        { id: 'target', label: fraction(targetMessages.target), format: { kind: 'rate' } },
        { id: 'difference', label: fraction(targetMessages.difference), format: { kind: 'rate' } },
      ],
      textColumns: [messages.symbol],
      rows: [
        ...rows.map((row) => ({
          id: row.id,
          label: row.name,
          figures: figuresOf(
            row.value,
            row.weight,
            row.target === null ? null : { ok: true, value: row.target },
          ),
          texts: [row.symbol ?? row.id],
        })),
        {
          id: 'cash',
          label: screenMessages.cash,
          figures: figuresOf(sumOf(cash.map(({ value }) => value)), cashWeight, cashTarget),
          texts: [''],
        },
      ],
    },
    {
      title: `${title}: ${targetMessages.title}`,
      facts: asOf === null ? [] : [[messages.pricesAsOf, asOf]],
      isSample,
    },
  );
}

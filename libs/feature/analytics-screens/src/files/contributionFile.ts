import { type ChartFile, fileNameOf, figuresFile } from '@finance-analyst/charts';
import type { Contributions } from '../contribution/contributionRows.js';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';

/** What each part of a portfolio added to its return in a window, with the sum last. */
export function contributionFile(
  {
    title,
    body: { currency },
    window,
    selection: { group },
    isSample,
  }: Pick<Analysis, 'title' | 'body' | 'window' | 'selection' | 'isSample'>,
  { rows, total }: Contributions,
): ChartFile {
  return figuresFile(
    fileNameOf(`${title} ${messages.contribution}`, messages.contribution),
    {
      rowTitle: messages.name,
      columns: [
        { id: 'contribution', label: messages.asFraction(messages.contributed), format: { kind: 'rate' } },
        { id: 'gain', label: `${messages.gain}, ${currency}`, format: { kind: 'amount', currency } },
      ],
      textColumns: [messages.symbol],
      rows: [
        ...rows.map(({ id, name, symbol, contribution, gain }) => ({
          id,
          label: name,
          figures: [{ ok: true as const, value: contribution }, figureOf(gain)],
          texts: [symbol ?? ''],
        })),
        {
          id: 'total',
          label: messages.sum,
          figures: [{ ok: true, value: total }, figureOf(rows.reduce((sum, { gain }) => sum + gain, 0))],
          texts: [''],
        },
      ],
    },
    {
      title: `${title}: ${messages.contribution}`,
      facts: [
        [messages.window, messages.closeToClose(window.opens, window.closes)],
        [messages.group, messages.groups[group]],
      ],
      isSample,
    },
  );
}

const figureOf = (value: number) =>
  Number.isFinite(value)
    ? ({ ok: true, value } as const)
    : ({ ok: false, reason: messages.contributionMissing } as const);

import { type ChartFile, fileNameOf, figuresFile } from '@finance-analyst/charts';
import { messages } from '../messages.js';
import type { PeriodRow } from '../periods/periodRows.js';
import type { Analysis } from '../screen/Analysis.js';

const rate = { kind: 'rate' } as const;

/** The months and years of a window, for spreadsheets. */
export function periodsFile(
  { title, body, window, isSample }: Pick<Analysis, 'title' | 'body' | 'window' | 'isSample'>,
  rows: readonly PeriodRow[],
): ChartFile {
  const amount = { kind: 'amount', currency: body.currency } as const;
  const hasBenchmark = rows.some(({ benchmark }) => benchmark !== null);
  return figuresFile(
    fileNameOf(`${title} ${messages.periodsFile}`, messages.periodsFile),
    {
      rowTitle: 'Period',
      columns: [
        { id: 'return', label: messages.return, format: rate },
        ...(hasBenchmark ? [{ id: 'benchmark', label: messages.benchmark, format: rate }] : []),
        { id: 'gain', label: messages.gain, format: amount },
        { id: 'flows', label: messages.flowsLabel, format: amount },
        { id: 'closing', label: messages.closingValue, format: amount },
      ],
      rows: rows.map(({ id, total, benchmark, gain, flows, closing }) => ({
        id,
        label: id,
        figures: [total, ...(hasBenchmark && benchmark ? [benchmark] : []), gain, flows, closing],
      })),
    },
    {
      title: `${title}: ${messages.periodsFile}`,
      facts: [[messages.window, messages.closeToClose(window.opens, window.closes)]],
      isSample,
    },
  );
}

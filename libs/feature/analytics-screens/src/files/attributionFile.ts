import { type ChartFile, fileNameOf, figuresFile } from '@finance-analyst/charts';
import type { AttributionTable } from '../attribution/attributionRows.js';
import { messages } from '../attribution/messages.js';
import { messages as common } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';

const effectNames = ['allocation', 'selection', 'interaction', 'total'] as const;
const rate = { kind: 'rate' } as const;

/** The effects of each group on the active return, with their sum last. */
export function attributionFile(
  { title, window, isSample }: Pick<Analysis, 'title' | 'window' | 'isSample'>,
  { rows, sum, active }: AttributionTable,
): ChartFile {
  const figure = (value: number) => ({ ok: true, value }) as const;
  const none = { ok: false, reason: '' } as const;
  return figuresFile(
    fileNameOf(`${title} ${messages.title}`, messages.title),
    {
      rowTitle: messages.name,
      columns: [
        { id: 'weight', label: common.asFraction(messages.ownWeight), format: rate },
        { id: 'benchmark', label: common.asFraction(messages.benchmarkWeight), format: rate },
        ...effectNames.map((id) => ({ id, label: common.asFraction(messages[id]), format: rate })),
      ],
      rows: [
        ...rows.map((row) => ({
          id: row.id,
          label: row.name,
          figures: [row.weight, row.benchmarkWeight, ...effectNames.map((name) => row[name])].map(figure),
        })),
        {
          id: 'active',
          label: messages.active,
          figures: [none, none, ...effectNames.map((name) => figure(name === 'total' ? active : sum[name]))],
        },
      ],
    },
    {
      title: `${title}: ${messages.title}`,
      facts: [[common.window, common.closeToClose(window.opens, window.closes)]],
      isSample,
    },
  );
}

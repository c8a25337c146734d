import { sensitivityOf } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages as panelMessages } from '../panels/messages.js';
import type { MemoSection } from './Memo.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

/** The value per share over the two assumptions that move it most, as on the screen; nothing in a method without a rate. */
export function memoSensitivity({
  valuation,
  formatting: { format },
}: Pick<MemoSubject, 'valuation' | 'formatting'>): readonly MemoSection[] {
  const grid = sensitivityOf(valuation);
  if (!grid.ok) return [];
  const { currency, template } = valuation.body;
  const view = methodViewOf(template);
  const column = inputWords(grid.column, { view, currency, scale: 'units' });
  const perShare = { kind: 'per-share', precision: 2, currency, unit: 'hidden' } as const;
  return [
    {
      title: panelMessages.sensitivity,
      note: panelMessages.valuePerShareIn(currency),
      blocks: [
        {
          kind: 'table',
          head: [
            messages.downAndAcross(view.words.rate, column.label),
            ...grid.columns.map((value) => format(value, column.format)),
          ],
          rows: grid.cells.map((cells, row) => ({
            isStrong: row === grid.base.row,
            cells: [
              format(grid.rows[row] ?? Number.NaN, { kind: 'rate', precision: 2 }),
              ...cells.map((cell) => (cell.ok ? format(cell, perShare) : '–')),
            ],
          })),
        },
      ],
    },
  ];
}

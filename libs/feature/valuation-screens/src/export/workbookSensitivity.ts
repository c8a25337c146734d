import type { WorkbookTable } from '@finance-analyst/model-workbook';
import { sensitivityOf, type Valuation } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

/** The sheet of the sensitivity grid on the screen, with its values as computed; none for a model without one. */
export function workbookSensitivity(
  valuation: Valuation,
  { format }: WorkbookSubject['formatting'],
): readonly WorkbookTable[] {
  const grid = sensitivityOf(valuation);
  if (!grid.ok) return [];
  const { currency, template } = valuation.body;
  const view = methodViewOf(template);
  const column = inputWords(grid.column, { view, currency, scale: 'units' });
  const rate = { kind: 'rate', precision: 2 } as const;
  return [
    {
      name: messages.sensitivity,
      isSample: false,
      remarks: [messages.sensitivityRemark(view.words.rate, column.label)],
      columns: [
        { label: view.words.rate, width: 18 },
        ...grid.columns.map((value) => ({ label: format(value, column.format), width: 14 })),
      ],
      rows: grid.rows.map((value, index) => ({
        id: String(index),
        cells: [
          format(value, rate),
          ...(grid.cells[index] ?? []).map((cell) => ({
            value: cell.ok ? cell.value : null,
            kind: 'per_share' as const,
            ...(!cell.ok && { formula: () => 'NA()', note: cell.reason }),
          })),
        ],
      })),
    },
  ];
}

import { messages } from '../messages.js';
import type { Worksheet } from '../spreadsheet/Spreadsheet.js';
import type { WorkbookOptions } from '../WorkbookOptions.js';
import { textRow } from './textRow.js';
import { titleRows } from './titleRows.js';

/** A row for each note on a figure; no sheet without notes. */
export function notesSheet(options: WorkbookOptions): readonly Worksheet[] {
  const notes = options.figureNotes ?? [];
  if (notes.length === 0) return [];
  const head = titleRows(options);
  return [
    {
      name: messages.sheets.notes,
      rows: [
        ...head,
        textRow(messages.notesHeader, 'header'),
        ...notes.map(({ figure, text, day }) => textRow([figure, text, day])),
      ],
      columnWidths: [42, 100, 14],
      frozenRows: head.length + 1,
      frozenColumns: 1,
      firstRepeatedRow: head.length,
      choices: [],
    },
  ];
}

import type { Cells } from '../cells/Cells.js';
import { createCells } from '../cells/createCells.js';
import type { OfxElement } from '../structured/OfxDocument.js';
import type { SourceLine } from '../table/SourceLine.js';

/** A record of a statement with its leaves, of which each name is there once. */
export interface OfxLine {
  readonly element: OfxElement;
  readonly source: SourceLine;
  readonly cells: Cells;
}

/** The leaves of a record, read by their names in lower case. */
export function ofxLine(element: OfxElement): OfxLine {
  const leaves = new Map<string, string>();
  const add = (children: readonly OfxElement[]): void => {
    for (const { name, text, children: own } of children) {
      // Amounts are converted from the original currency already.
      if (name === 'ORIGCURRENCY') continue;
      if (text !== '' && !leaves.has(name)) leaves.set(name, text);
      add(own);
    }
  };
  add(element.children);
  return {
    element,
    source: {
      line: element.line,
      cells: [element.name, ...[...leaves].map(([name, text]) => `${name}=${text}`)],
    },
    cells: createCells((column) => {
      const text = leaves.get(column.toUpperCase());
      if (text === undefined) return undefined;
      return {
        // A day is followed by its time, without a sign between them.
        text: column.startsWith('dt') ? text.slice(0, 8) : text,
        heading: column.toUpperCase(),
        // There is no sign between thousands.
        format: { decimal: text.includes(',') && !text.includes('.') ? ',' : '.', dateOrder: 'year-first' },
      };
    }),
  };
}

import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const figureIn = (row: HTMLTableRowElement | undefined, column: number): HTMLElement | null =>
  row?.cells[column]?.querySelector('button') ?? null;

/**
 * Arrow keys on a figure move to the next figure in that direction, passing over fields and empty cells, so that one
 * tab stop leads to every figure of a table.
 */
export function useRovingCells(): { readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void } {
  return {
    onKeyDown: (event) => {
      const step = steps[event.key];
      const cell = (event.target as HTMLElement).closest('td');
      const row = cell?.closest('tr');
      if (!step || !cell || !row || !(event.target instanceof HTMLButtonElement)) return;
      const body = [...event.currentTarget.rows];
      let rowIndex = body.indexOf(row);
      let column = cell.cellIndex;
      for (;;) {
        rowIndex += step[0];
        column += step[1];
        if (rowIndex < 0 || rowIndex >= body.length || column < 1 || column >= row.cells.length) return;
        const figure = figureIn(body[rowIndex], column);
        if (!figure) continue;
        event.preventDefault();
        figure.focus();
        return;
      }
    },
  };
}

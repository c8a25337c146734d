import { Figure, FigureField, readEntry, spreadsheetText, useFigureFormat } from '@finance-analyst/figures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { CellAddress } from '../cells/CellAddress.js';
import type { GridShape } from '../cells/GridShape.js';
import { DataGrid } from './DataGrid.js';

const format = { kind: 'number', precision: 1 } as const;

const keyOf = ({ row, column }: CellAddress): string => `${row} ${column}`;

/** A figure for each cell, told from the others by its place. */
const valueAt = ({ row, column }: CellAddress): number =>
  Number(row.slice(1)) + Number(column.slice(1)) / 100;

function useNumbers(rowCount: number, columnCount: number): GridShape {
  return useMemo(
    () => ({
      rows: Array.from({ length: rowCount }, (_, index) => `r${index + 1}`),
      columns: Array.from({ length: columnCount }, (_, index) => `c${index + 1}`),
      kindOf: ({ column }) => (column === 'c1' ? 'figure' : 'entry'),
    }),
    [rowCount, columnCount],
  );
}

interface NumberGridProps {
  readonly label: string;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly onDrawCell?: () => void;
}

/** Numbers that are typed over, pasted over and filled; those of the first column are read. */
function NumberGrid({ label, rowCount, columnCount, onDrawCell }: NumberGridProps) {
  const shape = useNumbers(rowCount, columnCount);
  const formatting = useFigureFormat();
  const [edits, setEdits] = useState<ReadonlyMap<string, number>>(new Map());
  const [refused, setRefused] = useState<readonly CellAddress[]>([]);
  const valueOf = (cell: CellAddress): number => edits.get(keyOf(cell)) ?? valueAt(cell);
  const set = (entries: readonly (readonly [CellAddress, number])[]): void => {
    setEdits(
      (before) => new Map([...before, ...entries.map(([cell, value]) => [keyOf(cell), value] as const)]),
    );
  };
  const refuse = useCallback((cell: CellAddress, reason: string | null): void => {
    setRefused((before) => {
      const others = before.filter((one) => keyOf(one) !== keyOf(cell));
      return reason === null ? others : [...others, cell];
    });
  }, []);
  const isRefused = (cell: CellAddress): boolean => refused.some((one) => keyOf(one) === keyOf(cell));
  return (
    <DataGrid
      label={label}
      shape={shape}
      corner="Company"
      nameOfRow={(row) => `Company ${row.slice(1)}`}
      nameOfColumn={(column) => `Item ${column.slice(1)}`}
      content={edits}
      keptCells={refused}
      heightRem={20}
      sheet={{
        textOf: (cell) =>
          spreadsheetText({ ok: true, value: valueOf(cell) }, { kind: 'number', locale: formatting.locale }),
        editing: {
          nameOf: keyOf,
          refusalOf: (cell) => (cell.column === 'c1' ? `${keyOf(cell)} is calculated.` : null),
          read: (_, text) => readEntry(text, format, {}, formatting),
          enter: (entries) => {
            set(entries.map((entry) => [entry, entry.value]));
            return true;
          },
          fillRight: (fills) => {
            set(fills.flatMap(({ from, to }) => to.map((cell) => [cell, valueOf(from)] as const)));
          },
          reset: (cells) => {
            const edited = cells.filter((cell) => edits.has(keyOf(cell)));
            set(edited.map((cell) => [cell, valueAt(cell)]));
            return edited.length;
          },
        },
      }}
    >
      {(cell, { hasField }) => {
        onDrawCell?.();
        return cell.column !== 'c1' && (hasField || isRefused(cell)) ? (
          <NumberField
            row={cell.row}
            column={cell.column}
            value={valueOf(cell)}
            onSave={set}
            onRefusal={refuse}
          />
        ) : (
          <Figure isStatic {...format} value={valueOf(cell)} />
        );
      }}
    </DataGrid>
  );
}

function NumberField({
  row,
  column,
  value,
  onSave,
  onRefusal,
}: CellAddress & {
  readonly value: number;
  readonly onSave: (entries: readonly (readonly [CellAddress, number])[]) => void;
  /** The same function at every drawing. */
  readonly onRefusal: (cell: CellAddress, reason: string | null) => void;
}) {
  const refuse = useCallback(
    (reason: string | null) => {
      onRefusal({ row, column }, reason);
    },
    [row, column, onRefusal],
  );
  return (
    <FigureField
      appearance="cell"
      isLabelHidden
      label={keyOf({ row, column })}
      {...format}
      value={value}
      onCommit={(entered) => {
        onSave([[{ row, column }, entered]]);
      }}
      onRefusal={refuse}
    />
  );
}

const meta = {
  title: 'DataGrid/Virtual',
  component: NumberGrid,
  args: { label: 'Items of companies', rowCount: 5000, columnCount: 60 },
  decorators: [
    (Story) => (
      <div style={{ width: '50rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberGrid>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const drawn = (grid: HTMLElement, row: number, column: number): HTMLElement | null =>
  grid.querySelector(`tr[data-row="r${row}"] > [data-column="c${column}"]`);

/** A cell that has the focus, at its place and not under the heading or the names. */
const expectFocusOn = async (grid: HTMLElement, row: number, column: number): Promise<void> => {
  const cell = drawn(grid, row, column);
  await expect(cell).toHaveFocus();
  await expect(cell).toHaveAttribute('aria-colindex', String(column + 1));
  await expect(cell?.parentElement).toHaveAttribute('aria-rowindex', String(row + 1));
  const box = cell?.getBoundingClientRect();
  const [corner] = grid.querySelectorAll('th');
  const edge = corner?.getBoundingClientRect();
  const view = grid.parentElement?.getBoundingClientRect();
  await expect(box?.top).toBeGreaterThanOrEqual((edge?.bottom ?? NaN) - 1);
  await expect(box?.left).toBeGreaterThanOrEqual((edge?.right ?? NaN) - 1);
  await expect(box?.bottom).toBeLessThanOrEqual((view?.bottom ?? NaN) + 1);
  await expect(box?.right).toBeLessThanOrEqual((view?.right ?? NaN) + 1);
};

const firstCell = async (
  canvas: Canvas,
): Promise<{ readonly grid: HTMLElement; readonly first: HTMLElement }> => {
  const grid = canvas.getByRole('grid');
  await waitFor(() => expect(drawn(grid, 1, 1)).toBeVisible());
  return { grid, first: drawn(grid, 1, 1) as HTMLElement };
};

/** What Ctrl+C copies where the focus is. */
function copiedHere(): string {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}

export const Large: Story = {
  name: '[DATA-GRID-10] [DATA-GRID-11] 5,000 rows of 60 columns are drawn as far as they are in view, and counted whole',
  play: async ({ canvas }) => {
    const { grid } = await firstCell(canvas);
    await expect(grid.querySelectorAll('*').length).toBeLessThan(2500);
    await expect(grid).toHaveAttribute('aria-rowcount', '5001');
    await expect(grid).toHaveAttribute('aria-colcount', '61');
    await expect(drawn(grid, 1, 1)?.parentElement).toHaveAttribute('aria-rowindex', '2');
    await expect(drawn(grid, 1, 1)).toHaveAttribute('aria-colindex', '2');
    const scroll = grid.parentElement as HTMLElement;
    scroll.scrollTo(2000, 70_000);
    await waitFor(() => expect(drawn(grid, 1, 30)).toBeNull());
    await waitFor(() => expect(drawn(grid, 2505, 24)).toBeVisible());
    await expect(grid.querySelectorAll('*').length).toBeLessThan(2500);
  },
};

export const ByKeyboard: Story = {
  name: '[DATA-GRID-12] Keys lead to cells that are not drawn yet, clear of heading and names',
  play: async ({ canvas }) => {
    const { grid, first } = await firstCell(canvas);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expectFocusOn(grid, 5000, 60));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expectFocusOn(grid, 4999, 59));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expectFocusOn(grid, 4999, 1));
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    await waitFor(() => expectFocusOn(grid, 1, 1));
    await userEvent.keyboard('{PageDown}');
    const row = Number(document.activeElement?.closest('tr')?.dataset['row']?.slice(1));
    await expect(row).toBeGreaterThan(5);
    await waitFor(() => expectFocusOn(grid, row, 1));
    // Scrolled away, the cell keeps the focus and its place in the tab order.
    (grid.parentElement as HTMLElement).scrollTo(0, 100_000);
    await waitFor(() => expect(drawn(grid, 3575, 1)).toBeVisible());
    await expect(drawn(grid, row, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expectFocusOn(grid, row + 1, 1));
  },
};

export const SelectsAll: Story = {
  name: '[DATA-GRID-13] Selection, copying and pasting reach cells that are not drawn',
  play: async ({ canvas }) => {
    const { grid, first } = await firstCell(canvas);
    first.focus();
    await userEvent.keyboard('{Control>} {/Control}');
    const rows = copiedHere().split('\n');
    await expect(rows).toHaveLength(5000);
    await expect(rows.at(-1)).toBe('5000.01');
    await expect(canvas.getByRole('status')).toHaveTextContent('5000 cells copied.');
    (grid.parentElement as HTMLElement).scrollTo(0, 70_000);
    await waitFor(() => expect(drawn(grid, 2505, 1)).toHaveAttribute('aria-selected', 'true'));
    await expect(drawn(grid, 2505, 2)).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Escape}{Control>}{End}{/Control}{Control>}{ArrowUp}{/Control}');
    await waitFor(() => expectFocusOn(grid, 1, 60));
    await userEvent.paste(Array.from({ length: 200 }, (_, index) => String(index)).join('\n'));
    await expect(canvas.getByRole('status')).toHaveTextContent('200 cells filled.');
    await userEvent.keyboard('{Escape}{PageDown}{Control>}{ArrowUp}{/Control}');
    await expect(copiedHere()).toBe('0');
  },
};

export const Enters: Story = {
  name: '[DATA-GRID-18] Entries are typed as in any grid, and a refused one stays where it is scrolled away',
  play: async ({ canvas }) => {
    const { grid, first } = await firstCell(canvas);
    first.focus();
    await userEvent.keyboard('{ArrowRight}12.5{Enter}7{Tab}');
    await expect(drawn(grid, 1, 2)).toHaveTextContent('12.5');
    await expectFocusOn(grid, 2, 3);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(copiedHere()).toBe('7');
    await userEvent.keyboard('9x{Tab}{Control>}{End}{/Control}{Home}');
    await waitFor(() => expectFocusOn(grid, 5000, 1));
    const field = canvas.getByRole('textbox', { name: 'r2 c2' });
    await expect(field).toHaveValue('9x');
    await expect(field).toBeInvalid();
  },
};

let drawnCells = 0;
const countCell = (): void => {
  drawnCells += 1;
};

export const TwoSizes: Story = {
  name: '[DATA-GRID-14] A key costs as much in 5,000 rows of 60 columns as in 100 of 20',
  render: () => (
    <>
      <NumberGrid label="Small" rowCount={100} columnCount={20} onDrawCell={countCell} />
      <NumberGrid label="Large" rowCount={5000} columnCount={60} onDrawCell={countCell} />
    </>
  ),
  play: async ({ canvas }) => {
    const drawnBy = async (label: string): Promise<number> => {
      const grid = canvas.getByRole('grid', { name: label });
      await waitFor(() => expect(drawn(grid, 8, 2)).toBeVisible());
      drawn(grid, 3, 2)?.focus();
      await userEvent.keyboard('{ArrowDown}');
      drawnCells = 0;
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
      return drawnCells;
    };
    const small = await drawnBy('Small');
    const large = await drawnBy('Large');
    await expect(small).toBeGreaterThan(0);
    await expect(large / small).toBeLessThan(1.2);
  },
};

export const DraggedPastTheEdge: Story = {
  name: '[DATA-GRID-49] A selection dragged past the edge scrolls the grid',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement;
    const box = scroller?.getBoundingClientRect();
    if (!scroller || !box) throw new Error('Nothing scrolls the grid.');
    const first = grid.querySelector('tr[data-row="r1"] > [data-column="c1"]');
    if (!first) throw new Error('There is no first cell.');
    await fireEvent.pointerDown(first, { pointerType: 'mouse', buttons: 1 });
    await fireEvent.mouseDown(first, { buttons: 1 });
    await fireEvent.mouseMove(document.body, {
      buttons: 1,
      clientX: box.left + scroller.clientWidth - 20,
      clientY: box.bottom + 60,
    });
    // Each step waits until the cells that came into view are rendered, which takes a slow machine a while.
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(400), { timeout: 10_000 });
    await fireEvent.mouseUp(document.body);
    const head = document.activeElement;
    await expect(Number(head?.parentElement?.getAttribute('aria-rowindex'))).toBeGreaterThan(20);
    await expect(head).toHaveAttribute('aria-selected', 'true');
    await expect(first.isConnected && first.getAttribute('aria-selected') !== 'true').toBe(false);
    const { scrollTop } = scroller;
    await new Promise((resolve) => setTimeout(resolve, 120));
    await expect(scroller.scrollTop).toBe(scrollTop);
  },
};

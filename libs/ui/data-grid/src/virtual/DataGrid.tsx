import { useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { GridAnswerNotice } from '../answers/GridAnswerNotice.js';
import { useGridAnswers } from '../answers/useGridAnswers.js';
import type { CellAddress } from '../cells/CellAddress.js';
import { takesFocus, type GridShape } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';
import type { RowEntering } from '../grid/RowEntering.js';
import { useGrid } from '../grid/useGrid.js';
import type { GridSheet } from '../sheet/GridSheet.js';
import styles from './DataGrid.module.css';
import { DataGridRow, type DrawCell } from './DataGridRow.js';
import { frozenPlaces } from './frozenPlaces.js';
import { useFocusedCells } from './useFocusedCells.js';
import { useGridSizes } from './useGridSizes.js';
import { useVirtualCells } from './useVirtualCells.js';

export interface DataGridProps<Value> {
  readonly label: string;
  /** The same object while rows, columns and kinds do not change: its lists are indexed once. */
  readonly shape: GridShape;
  /** The heading of the row names: `Company`. */
  readonly corner: string;
  readonly nameOfRow: (row: string) => ReactNode;
  readonly nameOfColumn: (column: string) => ReactNode;
  /** The width of every column, or of each by its id: the same function while widths do not change. */
  readonly columnWidthRem?: number | ((column: string) => number) | undefined;
  /** The width of the column of row names. */
  readonly nameWidthRem?: number | undefined;
  /** Columns at the end that stay in view in a wide window. */
  readonly frozenColumns?: readonly string[] | undefined;
  /** The height of the grid, including headings. */
  readonly heightRem?: number | undefined;
  /** Where new rows are entered, if the grid has such a row. */
  readonly entering?: RowEntering | undefined;
  readonly sheet?: GridSheet<Value> | undefined;
  /** A new object after each edit, undo and redo, which closes the grid's message. */
  readonly content: object;
  /** A new object after each save. */
  readonly version?: object | undefined;
  /** Cells that stay rendered out of view, such as one with a refused entry. */
  readonly keptCells?: readonly CellAddress[] | undefined;
  readonly onActivate?: ((cell: CellAddress) => void) | undefined;
  /** Renders the content of a cell. */
  readonly children: DrawCell;
}

const none: readonly CellAddress[] = [];
const noColumns: readonly string[] = [];

/** A grid of any size that renders only its visible part. Headings and row names stay visible. */
export function DataGrid<Value>({
  label,
  shape,
  corner,
  nameOfRow,
  nameOfColumn,
  columnWidthRem = 6,
  nameWidthRem = 12,
  frozenColumns = noColumns,
  heightRem = 30,
  entering,
  sheet,
  content,
  version,
  keptCells = none,
  onActivate,
  children,
}: DataGridProps<Value>): ReactElement {
  const first = { row: shape.rows[0] ?? '', column: shape.columns[0] ?? '' };
  const start = nextCell(shape, first, 'startOfTable', takesFocus);
  const { current, previous, onFocusCell } = useFocusedCells(shape);
  const [reached, setReached] = useState<CellAddress>();
  const { cornerRef, sizes } = useGridSizes();
  const kept = [current ?? start, previous, reached, ...keptCells];
  const { scrollRef, rows, columns, widthPx, pageRows } = useVirtualCells(
    shape,
    kept,
    sizes,
    columnWidthRem,
    frozenColumns,
  );
  const frozen = frozenPlaces(frozenColumns, columnWidthRem);
  const { last, count, onAnswer } = useGridAnswers(content, version);
  const grid = useGrid({
    shape,
    start,
    entering,
    sheet,
    onAnswer,
    onActivate,
    onFocusCell,
    onDraw: setReached,
    pageRows,
    scroller: scrollRef,
  });
  const gaps = columns.items.flatMap(({ index, gapPx, sizePx }) => [
    ...(gapPx > 0 ? [{ key: `before-${index}`, widthPx: gapPx }] : []),
    { key: String(index), widthPx: sizePx },
  ]);
  const columnCount = gaps.length + 1 + (columns.restPx > 0 ? 1 : 0);

  return (
    <div>
      <div
        ref={scrollRef}
        className={styles['scroll']}
        style={
          {
            '--grid-height': `${heightRem}rem`,
            '--name-width': `${nameWidthRem}rem`,
            '--frozen-width': `${frozen.widthRem}rem`,
          } as CSSProperties
        }
      >
        <table
          {...grid}
          role="grid"
          aria-label={label}
          aria-rowcount={shape.rows.length + 1}
          aria-colcount={shape.columns.length + 1}
          aria-multiselectable={sheet !== undefined}
          className={styles['grid']}
          style={{ width: widthPx }}
        >
          <colgroup>
            <col className={styles['names']} />
            {gaps.map(({ key, widthPx }) => (
              <col key={key} style={{ width: widthPx }} />
            ))}
            {columns.restPx > 0 && <col style={{ width: columns.restPx }} />}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th ref={cornerRef} scope="col" aria-colindex={1} data-corner className={styles['name']}>
                {corner}
              </th>
              {columns.items.flatMap(({ index, gapPx }) => {
                const column = shape.columns[index] ?? '';
                return [
                  gapPx > 0 && <td key={`before-${column}`} aria-hidden="true" className={styles['gap']} />,
                  <th
                    key={column}
                    scope="col"
                    aria-colindex={index + 2}
                    data-column={column}
                    {...frozen.attributesOf(column)}
                  >
                    {nameOfColumn(column)}
                  </th>,
                ];
              })}
              {columns.restPx > 0 && <td aria-hidden="true" className={styles['gap']} />}
            </tr>
          </thead>
          <tbody>
            {rows.items.flatMap(({ index, gapPx, sizePx }) => {
              const row = shape.rows[index] ?? '';
              return [
                gapPx > 0 && <GapRow key={`before-${row}`} heightPx={gapPx} columnCount={columnCount} />,
                <DataGridRow
                  key={row}
                  row={row}
                  rowIndex={index + 2}
                  heightPx={sizePx}
                  name={nameOfRow(row)}
                  shape={shape}
                  columns={columns.items}
                  restPx={columns.restPx}
                  frozen={frozen}
                  fieldColumns={[current, previous].flatMap((cell) => (cell?.row === row ? cell.column : []))}
                  draw={children}
                />,
              ];
            })}
            {rows.restPx > 0 && <GapRow heightPx={rows.restPx} columnCount={columnCount} />}
          </tbody>
        </table>
      </div>
      <GridAnswerNotice
        answer={last}
        count={count}
        onDismiss={() => {
          onAnswer(null);
        }}
      />
    </div>
  );
}

/** The space of rows out of view. */
function GapRow({ heightPx, columnCount }: { readonly heightPx: number; readonly columnCount: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columnCount} className={styles['gap']} style={{ height: heightPx }} />
    </tr>
  );
}

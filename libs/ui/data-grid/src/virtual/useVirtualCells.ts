import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { CellAddress } from '../cells/CellAddress.js';
import type { GridShape } from '../cells/GridShape.js';
import { placeOf } from '../cells/placeOf.js';
import { spacedItems } from './spacedItems.js';
import type { GridSizes } from './useGridSizes.js';

/** Rows and columns drawn beyond the edges of the view. */
const overscan = { rows: 8, columns: 2 };

/** The visible range, and cells that must stay because removing them would lose the focus. */
const withPlaces = (range: Range, places: readonly (number | undefined)[]): number[] => {
  const kept = places.filter((place) => place !== undefined && place < range.count) as number[];
  return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
};

/** The rows and columns to render: the visible ones, and those of the cells that must stay. */
export function useVirtualCells(
  { rows, columns }: GridShape,
  kept: readonly (CellAddress | undefined)[],
  { rowPx, remPx, namePx }: GridSizes,
  columnWidthRem: number | ((column: string) => number),
  /** Columns that are always drawn. */
  frozenColumns: readonly string[],
) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const rowVirtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowPx,
    overscan: overscan.rows,
    rangeExtractor: (range) =>
      withPlaces(
        range,
        kept.map((cell) => cell && placeOf(rows, cell.row)),
      ),
  });
  const columnVirtualizer = useVirtualizer({
    count: columns.length,
    horizontal: true,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) =>
      remPx * (typeof columnWidthRem === 'number' ? columnWidthRem : columnWidthRem(columns[index] ?? '')),
    overscan: overscan.columns,
    rangeExtractor: (range) =>
      withPlaces(range, [
        ...kept.map((cell) => cell && placeOf(columns, cell.column)),
        ...frozenColumns.map((column) => placeOf(columns, column)),
      ]),
  });
  // Sizes measured before the text, rows or columns changed are out of date.
  useLayoutEffect(() => {
    rowVirtualizer.measure();
    columnVirtualizer.measure();
  }, [rowVirtualizer, columnVirtualizer, rowPx, remPx, columns, columnWidthRem]);
  return {
    scrollRef,
    rows: spacedItems(rowVirtualizer.getVirtualItems(), rowVirtualizer.getTotalSize()),
    columns: spacedItems(columnVirtualizer.getVirtualItems(), columnVirtualizer.getTotalSize()),
    widthPx: namePx + columnVirtualizer.getTotalSize(),
    /** Whole visible rows below the heading. */
    pageRows: (): number => Math.max(1, Math.floor(((scrollRef.current?.clientHeight ?? 0) - rowPx) / rowPx)),
  };
}

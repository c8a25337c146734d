import type { ChartSize } from '../frame/ChartSize.js';
import { textWidth } from '../frame/textWidth.js';
import type { HeatMapContent } from './HeatMapContent.js';

/** The measures of a heat map, in CSS pixels. Cells and labels form a table with a gap around each. */
export interface HeatMapLayout {
  readonly width: number;
  readonly height: number;
  /** Without the height that its panel has to spare. */
  readonly leastHeight: number;
  readonly gap: number;
  readonly rowLabelWidth: number;
  readonly columnWidth: number;
  readonly columnLabelHeight: number;
  readonly rowHeight: number;
  readonly figureSize: number;
  readonly labelSize: number;
}

/** Font sizes as shares of the mark's font size. */
const figureLetters = 13 / 11;
const labelLetters = 12 / 11;

/** How many times as high a row is at most in a panel with room. */
const mostSpread = 3;

interface Density {
  readonly gap: number;
  readonly padding: number;
  readonly figureLetters: number;
  readonly labelLetters: number;
}

const usual: Density = { gap: 2, padding: 4, figureLetters, labelLetters };
/** Five columns of three digits and a decimal fit on the smallest phone. */
const dense: Density = { gap: 1, padding: 1, figureLetters: 1, labelLetters: 1 };

/**
 * Columns have equal widths. If they do not fit, letters and gaps shrink; if that is not enough, the
 * map is wider than its container, since a figure is never cut. Rows are higher where there is room.
 */
export function layoutHeatMap(content: HeatMapContent, size: ChartSize): HeatMapLayout {
  const layout = layoutWith(usual, content, size);
  return layout.width > size.width ? layoutWith(dense, content, size) : layout;
}

function layoutWith(
  { gap, padding, figureLetters, labelLetters }: Density,
  { rowLabels, columnLabels, cells }: HeatMapContent,
  { width, height, fontSize, textSize, touchTarget }: ChartSize,
): HeatMapLayout {
  const widest = (texts: readonly string[], letters: number): number =>
    Math.max(0, ...texts.map((text) => textWidth(text, textSize * letters))) + 2 * padding;
  const columnCount = Math.max(columnLabels.length, 1);
  const rowLabelWidth = widest(rowLabels, labelLetters);
  const gaps = (columnCount + 2) * gap;
  const columnWidth = Math.max(
    widest(columnLabels, labelLetters),
    widest(
      cells.flat().map(({ text }) => text),
      figureLetters,
    ),
    (width - rowLabelWidth - gaps) / columnCount,
  );
  const columnLabelHeight = fontSize * labelLetters * 1.5;
  const leastRowHeight = Math.max(fontSize * (27 / 11), touchTarget);
  const rowCount = Math.max(cells.length, 1);
  const aroundRows = columnLabelHeight + (cells.length + 2) * gap;
  const rowHeight = Math.min(
    Math.max((height - aroundRows) / rowCount, leastRowHeight),
    leastRowHeight * mostSpread,
  );
  return {
    width: rowLabelWidth + columnWidth * columnCount + gaps,
    height: aroundRows + rowHeight * cells.length,
    leastHeight: aroundRows + leastRowHeight * cells.length,
    gap,
    rowLabelWidth,
    columnWidth,
    columnLabelHeight,
    rowHeight,
    figureSize: fontSize * figureLetters,
    labelSize: fontSize * labelLetters,
  };
}

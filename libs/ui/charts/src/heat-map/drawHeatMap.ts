import type { Bar, Drawing, Label, Rule, Shape } from '../drawing/Drawing.js';
import type { DrawingColor } from '../drawing/DrawingColor.js';
import { hatching } from './hatching.js';
import type { HeatMapCell, HeatMapContent } from './HeatMapContent.js';
import type { HeatMapLayout } from './layoutHeatMap.js';
import type { HeatTone } from './heatTones.js';

type Box = Pick<Bar, 'x' | 'y' | 'width' | 'height'>;

const radius = 3;
const outline = 2;
const colorOf = { above: 'heatAbove', below: 'heatBelow', level: 'heatLevel' } as const;

/** A heat map as a drawing: cells and labels, with a line where the reference is crossed. */
export function drawHeatMap(
  { rowLabels, columnLabels, cells }: HeatMapContent,
  layout: HeatMapLayout,
): Drawing {
  const { width, height, gap, rowLabelWidth, columnWidth, columnLabelHeight, rowHeight, labelSize } = layout;
  const columnX = (column: number): number => gap + rowLabelWidth + gap + column * (columnWidth + gap);
  const rowY = (row: number): number => gap + columnLabelHeight + gap + row * (rowHeight + gap);
  const boxOf = (row: number, column: number): Box => ({
    x: columnX(column),
    y: rowY(row),
    width: columnWidth,
    height: rowHeight,
  });
  const label = (text: string, box: Box): Label =>
    centered(text, box, { size: labelSize, weight: 'regular', color: 'quietText' });
  return {
    width,
    height,
    shapes: [
      ...columnLabels.map((text, column) =>
        label(text, { x: columnX(column), y: gap, width: columnWidth, height: columnLabelHeight }),
      ),
      ...rowLabels.map((text, row) =>
        label(text, { x: gap, y: rowY(row), width: rowLabelWidth, height: rowHeight }),
      ),
      ...cells.flatMap((row, rowIndex) =>
        row.flatMap((cell, column) => drawCell(cell, boxOf(rowIndex, column), layout)),
      ),
      ...cells.flatMap((row, rowIndex) =>
        row.flatMap(({ tone }, column) => {
          const box = boxOf(rowIndex, column);
          return [
            ...(isCrossed(tone, row[column + 1]?.tone) ? [lineRightOf(box, gap)] : []),
            ...(isCrossed(tone, cells[rowIndex + 1]?.[column]?.tone) ? [lineUnder(box, gap)] : []),
          ];
        }),
      ),
    ],
  };
}

function drawCell(
  { text, isMissing, isBase, tone }: HeatMapCell,
  box: Box,
  { figureSize: size }: HeatMapLayout,
): readonly Shape[] {
  const fill: DrawingColor | undefined =
    tone.side === 'none'
      ? undefined
      : { role: colorOf[tone.side], percent: tone.strengthPercent, in: 'heatGround' };
  const inside = { x: box.x + 1, y: box.y + 1, width: box.width - outline, height: box.height - outline };
  return [
    ...(fill ? [{ kind: 'bar', ...box, radius, fill } as const] : []),
    ...(isMissing ? hatching(box) : []),
    ...(isBase
      ? [{ kind: 'bar', ...inside, radius, stroke: { color: 'text', width: outline } } as const]
      : []),
    centered(text, box, {
      size,
      weight: isBase ? 'strong' : 'regular',
      color: isMissing ? 'quietText' : 'text',
    }),
  ];
}

const centered = (
  text: string,
  { x, y, width, height }: Box,
  letters: Pick<Label, 'size' | 'weight' | 'color'>,
): Label => ({
  kind: 'text',
  x: x + width / 2,
  y: y + height / 2 + letters.size * 0.36,
  text,
  anchor: 'middle',
  ...letters,
});

/** Whether the reference is between two neighbors, marked for readers who cannot distinguish the colors. */
const isCrossed = (one: HeatTone, other: HeatTone | undefined): boolean =>
  (one.side === 'above' && other?.side === 'below') || (one.side === 'below' && other?.side === 'above');

const lineRightOf = ({ x, y, width, height }: Box, gap: number): Rule => ({
  kind: 'rule',
  x1: x + width + gap / 2,
  x2: x + width + gap / 2,
  y1: y - gap,
  y2: y + height + gap,
  stroke: { color: 'quietText', width: 2 },
});

const lineUnder = ({ x, y, width, height }: Box, gap: number): Rule => ({
  kind: 'rule',
  x1: x - gap,
  x2: x + width + gap,
  y1: y + height + gap / 2,
  y2: y + height + gap / 2,
  stroke: { color: 'quietText', width: 2 },
});

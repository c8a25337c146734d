import { useMemo, useRef, type ReactElement } from 'react';
import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import {
  GridAnswerNotice,
  useGrid,
  useGridAnswers,
  type CellAddress,
  type GridShape,
} from '@finance-analyst/data-grid';
import {
  spreadsheetText,
  useFigureFormat,
  type FigureFormat,
  type FigureResult,
} from '@finance-analyst/figures';
import { DrawingView } from '../drawing/DrawingView.js';
import { FilledHeight } from '../frame/FilledHeight.js';
import { useShownDrawing } from '../frame/ShownDrawing.js';
import { useChartSize } from '../frame/useChartSize.js';
import { drawHeatMap } from './drawHeatMap.js';
import type { GridCell } from './GridCell.js';
import styles from './HeatGrid.module.css';
import type { HeatMapAxis } from './HeatMapAxis.js';
import type { HeatMapCell } from './HeatMapContent.js';
import { heatTones, plainTone } from './heatTones.js';
import { layoutHeatMap } from './layoutHeatMap.js';
import { spokenBase } from './spokenBase.js';

interface HeatGridProps {
  readonly title: string;
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly rows: readonly HeatMapAxis[];
  readonly columns: readonly HeatMapAxis[];
  readonly cells: readonly (readonly FigureResult[])[];
  readonly format: FigureFormat;
  readonly base: GridCell | undefined;
  readonly reference: number | undefined;
  readonly referenceLabel: string;
  readonly onFocus: (cell: GridCell) => void;
  readonly onSelect: ((cell: GridCell) => void) | undefined;
}

/** The cells of a heat map, as a grid: Enter or a click chooses one; a block is selected and copied. */
export function HeatGrid(props: HeatGridProps): ReactElement {
  const {
    title,
    rowTitle,
    columnTitle,
    rows,
    columns,
    cells,
    format,
    base,
    reference,
    referenceLabel,
    onFocus,
    onSelect,
  } = props;
  const formatting = useFigureFormat();
  const tones = heatTones(cells, reference);
  const shape = useShape(rows.length, columns.length);
  const { last, count, onAnswer } = useGridAnswers(cells, undefined);
  const grid = useGrid<never>({
    shape,
    sheet: {
      textOf: (address) => {
        const { row, column } = cellOf(address);
        const figure = cells[row]?.[column];
        return figure ? spreadsheetText(figure, { ...format, locale: formatting.locale }) : '';
      },
    },
    onAnswer,
    start: addressOf(base ?? { row: 0, column: 0 }),
    onFocusCell: (address) => {
      onFocus(cellOf(address));
    },
    onActivate: (address) => {
      onSelect?.(cellOf(address));
    },
  });

  const ref = useRef<HTMLDivElement>(null);
  const size = useChartSize(ref, 0, true);
  const content = {
    rowLabels: rows.map(({ label }) => label),
    columnLabels: columns.map(({ label }) => label),
    cells: cells.map((figures, row) =>
      figures.map((figure, column) => ({
        text: formatting.format(figure, format),
        isMissing: !figure.ok,
        isBase: isSame({ row, column }, base),
        tone: tones[row]?.[column] ?? plainTone,
      })),
    ),
  };
  const layout = layoutHeatMap(content, size);
  const drawing = drawHeatMap(content, layout);
  useShownDrawing(drawing);
  const { gap, rowLabelWidth, columnWidth, columnLabelHeight, rowHeight } = layout;

  return (
    <div className={styles['filling']}>
      <div ref={ref} className={styles['filling']} data-fills>
        <FilledHeight height={layout.height} leastHeight={layout.leastHeight}>
          <ScrollRegion>
            <div className={styles['map']}>
              <DrawingView drawing={drawing} />
              {/* Transparent: the drawing is under it, cell by cell. */}
              <table
                {...grid}
                className={styles['grid']}
                role="grid"
                aria-multiselectable
                aria-label={title}
                data-selectable={onSelect ? true : undefined}
                style={{ width: layout.width, borderSpacing: gap }}
              >
                <colgroup>
                  <col style={{ width: rowLabelWidth }} />
                  <col span={columns.length} style={{ width: columnWidth }} />
                </colgroup>
                <thead>
                  <tr style={{ height: columnLabelHeight }}>
                    <th scope="col" data-corner>
                      <VisuallyHidden>{`${rowTitle} by ${columnTitle}`}</VisuallyHidden>
                    </th>
                    {columns.map((column, index) => (
                      <AxisHeader key={index} axis={column} column={index} title={columnTitle} />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {content.cells.map((row, rowIndex) => (
                    <tr key={rowIndex} data-row={rowIndex} style={{ height: rowHeight }}>
                      <AxisHeader axis={rows[rowIndex] ?? { label: '' }} title={rowTitle} />
                      {row.map((cell, column) => (
                        <td
                          key={column}
                          {...gridCell}
                          data-column={column}
                          onClick={() => onSelect?.({ row: rowIndex, column })}
                        >
                          <VisuallyHidden>
                            {spokenCell(cell, cells[rowIndex]?.[column], referenceLabel)}
                          </VisuallyHidden>
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </ScrollRegion>
        </FilledHeight>
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

function AxisHeader({
  axis,
  column,
  title,
}: {
  readonly axis: HeatMapAxis;
  /** Left out for the heading of a row. */
  readonly column?: number;
  readonly title: string;
}): ReactElement {
  return (
    <th scope={column === undefined ? 'row' : 'col'} data-column={column}>
      <VisuallyHidden>{`${title}: ${axis.spoken ?? axis.label}`}</VisuallyHidden>
    </th>
  );
}

const gridCell = { role: 'gridcell', tabIndex: -1 };

/** Every cell can be focused; ids are positions from 0. */
function useShape(rowCount: number, columnCount: number): GridShape {
  return useMemo(
    () => ({
      rows: Array.from({ length: rowCount }, (_, index) => String(index)),
      columns: Array.from({ length: columnCount }, (_, index) => String(index)),
      kindOf: () => 'figure',
    }),
    [rowCount, columnCount],
  );
}

const addressOf = ({ row, column }: GridCell): CellAddress => ({ row: String(row), column: String(column) });

const cellOf = ({ row, column }: CellAddress): GridCell => ({ row: Number(row), column: Number(column) });

const isSame = (a: GridCell, b: GridCell | undefined): boolean => a.row === b?.row && a.column === b.column;

function spokenCell(
  { text, isBase, tone }: HeatMapCell,
  figure: FigureResult | undefined,
  referenceLabel: string,
): string {
  const side = tone.side === 'above' || tone.side === 'below' ? ` ${tone.side} the ${referenceLabel}` : '';
  const read = figure?.ok === false ? `Not available: ${figure.reason}` : `${text}${side}`;
  return [read, isBase && spokenBase].filter(Boolean).join(', ');
}

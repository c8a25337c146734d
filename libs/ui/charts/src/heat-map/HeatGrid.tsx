import { useMemo, type ReactElement } from 'react';
import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { useGrid, type CellAddress, type GridShape } from '@finance-analyst/data-grid';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { GridCell } from './GridCell.js';
import styles from './HeatGrid.module.css';
import type { HeatMapAxis } from './HeatMapAxis.js';
import { heatTones, type HeatTone } from './heatTones.js';
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

/** The cells of a heat map, as a grid: Enter or a click selects one. */
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
  const grid = useGrid({
    shape,
    start: addressOf(base ?? { row: 0, column: 0 }),
    onFocusCell: (address) => {
      onFocus(cellOf(address));
    },
    onActivate: (address) => {
      onSelect?.(cellOf(address));
    },
  });

  return (
    <ScrollRegion>
      <table
        {...grid}
        className={styles['grid']}
        role="grid"
        aria-label={title}
        data-selectable={onSelect ? true : undefined}
      >
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{`${rowTitle} by ${columnTitle}`}</VisuallyHidden>
            </th>
            {columns.map((column, index) => (
              <AxisHeader key={index} axis={column} scope="col" title={columnTitle} />
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((figures, row) => (
            <tr key={row} data-row={row}>
              <AxisHeader axis={rows[row] ?? { label: '' }} scope="row" title={rowTitle} />
              {figures.map((figure, column) => {
                const tone = tones[row]?.[column];
                return (
                  <td
                    key={column}
                    {...gridCell}
                    data-column={column}
                    data-base={isSame({ row, column }, base) || undefined}
                    data-missing={!figure.ok || undefined}
                    {...edgesOf(tones, { row, column })}
                    onClick={() => onSelect?.({ row, column })}
                    style={tone && { background: backgroundOf(tone) }}
                  >
                    <span data-drawn aria-hidden={figure.ok ? undefined : true}>
                      {formatting.format(figure, format)}
                    </span>
                    <VisuallyHidden>
                      {spokenMarks(figure, tone, isSame({ row, column }, base), referenceLabel)}
                    </VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function AxisHeader({
  axis,
  scope,
  title,
}: {
  readonly axis: HeatMapAxis;
  readonly scope: 'row' | 'col';
  readonly title: string;
}): ReactElement {
  return (
    <th scope={scope}>
      <span data-drawn aria-hidden>
        {axis.label}
      </span>
      <VisuallyHidden>{`${title}: ${axis.spoken ?? axis.label}`}</VisuallyHidden>
    </th>
  );
}

const gridCell = { role: 'gridcell', tabIndex: -1 };

/** Every cell can be gone to; ids are the places from 0. */
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

const backgroundOf = ({ side, strengthPercent }: HeatTone): string | undefined =>
  side === 'none'
    ? undefined
    : `color-mix(in oklab, var(--chart-heat-${side}) ${strengthPercent.toFixed(1)}%, var(--heat-ground))`;

/** The line between values above and below the reference, for eyes that do not part the colors. */
function edgesOf(
  tones: readonly (readonly HeatTone[])[],
  { row, column }: GridCell,
): Record<string, true | undefined> {
  const side = tones[row]?.[column]?.side;
  const parts = (other: HeatTone | undefined): true | undefined =>
    (side === 'above' && other?.side === 'below') || (side === 'below' && other?.side === 'above')
      ? true
      : undefined;
  return {
    'data-edge-right': parts(tones[row]?.[column + 1]),
    'data-edge-bottom': parts(tones[row + 1]?.[column]),
  };
}

function spokenMarks(
  figure: FigureResult,
  tone: HeatTone | undefined,
  isBase: boolean,
  referenceLabel: string,
): string {
  const side =
    tone?.side === 'above' || tone?.side === 'below' ? `${tone.side} the ${referenceLabel}` : undefined;
  return [figure.ok ? side : `Not available: ${figure.reason}`, isBase && spokenBase]
    .filter(Boolean)
    .join(', ');
}

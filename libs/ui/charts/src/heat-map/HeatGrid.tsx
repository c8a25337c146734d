import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import styles from './HeatGrid.module.css';
import type { HeatMapAxis } from './HeatMapAxis.js';
import { heatTones, type HeatTone } from './heatTones.js';
import { nextCell, type GridCell } from './nextCell.js';
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
  /** The cell that takes the focus. */
  readonly focused: GridCell;
  readonly onFocus: (cell: GridCell) => void;
  readonly onSelect: ((cell: GridCell) => void) | undefined;
}

/** The cells of a heat map: one of them takes the focus, arrow keys move it, Enter selects. */
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
    focused,
    onFocus,
    onSelect,
  } = props;
  const formatting = useFigureFormat();
  const tableRef = useRef<HTMLTableElement>(null);
  const tones = heatTones(cells, reference);

  const cellAttributes = (cell: GridCell, figure: FigureResult): Record<string, unknown> => ({
    role: 'gridcell',
    tabIndex: isSame(cell, focused) ? 0 : -1,
    'data-cell': `${String(cell.row)}-${String(cell.column)}`,
    'data-base': isSame(cell, base) || undefined,
    'data-missing': !figure.ok || undefined,
    ...edgesOf(tones, cell),
    onFocus: () => {
      onFocus(cell);
    },
    onClick: () => onSelect?.(cell),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = nextCell(event.key, event.ctrlKey || event.metaKey, cell, {
        rows: rows.length,
        columns: columns.length,
      });
      if (!next && event.key !== 'Enter') return;
      event.preventDefault();
      if (next)
        tableRef.current
          ?.querySelector<HTMLElement>(`[data-cell="${String(next.row)}-${String(next.column)}"]`)
          ?.focus();
      else onSelect?.(cell);
    },
  });

  return (
    <ScrollRegion>
      <table
        ref={tableRef}
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
            <tr key={row}>
              <AxisHeader axis={rows[row] ?? { label: '' }} scope="row" title={rowTitle} />
              {figures.map((figure, column) => {
                const tone = tones[row]?.[column];
                return (
                  <td
                    key={column}
                    {...cellAttributes({ row, column }, figure)}
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

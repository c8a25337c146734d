import { useRef, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '@finance-analyst/components';
import type { ChartPoint } from './ChartPoint.js';
import styles from './ChartPlot.module.css';
import type { ChartSize } from './ChartSize.js';
import { useChartCursor } from './useChartCursor.js';
import { spokenPoint } from './spokenPoint.js';
import { useChartSize } from './useChartSize.js';
import { useRootAttribute } from './useRootAttribute.js';

/** A chart laid out for the room it has. */
export interface ChartLayout {
  readonly points: readonly ChartPoint[];
  readonly axis: 'x' | 'y';
  readonly height: number;
}

export interface ChartPlotProps<L extends ChartLayout> {
  readonly label: string;
  readonly heightRem: number;
  readonly layout: (size: ChartSize) => L;
  /** Draws with rect, path, line and text only, without transforms: files are made by reading them back. */
  readonly draw: (layout: L, activeId: string | undefined) => ReactNode;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** The drawing of a chart, which is read mark by mark with the arrow keys or the pointer. */
export function ChartPlot<L extends ChartLayout>({
  label,
  heightRem,
  layout,
  draw,
  onSelect,
}: ChartPlotProps<L>): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const isScreenReader = useRootAttribute('data-screen-reader') !== null;
  const size = useChartSize(ref, heightRem);
  const chart = layout(size);
  const { active, isSpoken, plotAttributes } = useChartCursor({
    points: chart.points,
    axis: chart.axis,
    onSelect,
  });
  return (
    <>
      <div
        {...plotAttributes}
        ref={ref}
        className={styles['plot']}
        role="application"
        aria-roledescription="chart"
        aria-label={`${label}. Arrow keys read its ${String(chart.points.length)} values.`}
        data-selectable={onSelect ? true : undefined}
      >
        {/* Where it is not measured again, as on paper, it is scaled to its place. */}
        <svg
          width={size.width}
          height={chart.height}
          viewBox={`0 0 ${String(size.width)} ${String(chart.height)}`}
          preserveAspectRatio="xMinYMin"
          aria-hidden
        >
          {draw(chart, active?.id)}
        </svg>
      </div>
      <VisuallyHidden>
        <span role="status">
          {active && isSpoken ? spokenPoint(active, chart.points, isScreenReader) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

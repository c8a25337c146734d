import { useMemo, useRef, type ReactElement } from 'react';
import { VisuallyHidden } from '@finance-analyst/components';
import type { Drawing } from '../drawing/Drawing.js';
import { DrawingView } from '../drawing/DrawingView.js';
import type { ChartPoint } from './ChartPoint.js';
import styles from './ChartPlot.module.css';
import { FilledHeight } from './FilledHeight.js';
import type { ChartSize } from './ChartSize.js';
import { useShownDrawing } from './ShownDrawing.js';
import { useChartCursor } from './useChartCursor.js';
import { spokenPoint } from './spokenPoint.js';
import { useChartSize } from './useChartSize.js';
import { useRootAttribute } from './useRootAttribute.js';

/** A chart laid out for its size. */
export interface ChartLayout {
  readonly points: readonly ChartPoint[];
  readonly axis: 'x' | 'y';
  readonly width: number;
  readonly height: number;
  /** Of a chart that fills its panel: the height that it takes in any case. */
  readonly leastHeight?: number;
}

export interface ChartPlotProps<L extends ChartLayout> {
  readonly label: string;
  readonly heightRem: number;
  readonly layout: (size: ChartSize) => L;
  /** Pure: the screen and the files show the same drawing. */
  readonly draw: (layout: L, size: ChartSize) => Drawing;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** Its layout takes the height that its panel has beyond its own. */
  readonly isFilling?: boolean;
  /** Shows the value being read above the drawing, where its marks have no labels; these words if none is. */
  readonly hint?: string | undefined;
}

/** A chart's drawing, read mark by mark with the arrow keys or the pointer. */
export function ChartPlot<L extends ChartLayout>({
  label,
  heightRem,
  layout,
  draw,
  onSelect,
  isFilling = false,
  hint,
}: ChartPlotProps<L>): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const isScreenReader = useRootAttribute('data-screen-reader') !== null;
  const size = useChartSize(ref, heightRem, isFilling);
  const chart = useMemo(() => layout(size), [layout, size]);
  const drawing = useMemo(() => draw(chart, size), [draw, chart, size]);
  useShownDrawing(drawing);
  const { active, isSpoken, plotAttributes } = useChartCursor({
    points: chart.points,
    axis: chart.axis,
    onSelect,
  });
  return (
    <>
      {hint !== undefined && (
        <p className={styles['reading']} aria-hidden>
          {active ? `${active.label}: ${active.text}` : hint}
        </p>
      )}
      <div
        {...plotAttributes}
        ref={ref}
        className={styles['plot']}
        role="application"
        aria-roledescription="chart"
        aria-label={`${label}. Arrow keys read its ${String(chart.points.length)} values.${onSelect ? ' Enter opens one.' : ''}`}
        data-selectable={onSelect ? true : undefined}
        data-fills={isFilling || undefined}
      >
        <FilledHeight height={chart.height} leastHeight={chart.leastHeight}>
          <DrawingView drawing={drawing} activeId={active?.id} />
        </FilledHeight>
      </div>
      <VisuallyHidden>
        <span role="status">
          {active && isSpoken ? spokenPoint(active, chart.points, isScreenReader) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

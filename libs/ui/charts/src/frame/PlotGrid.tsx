import { useMemo, useRef, useState, type ReactElement } from 'react';
import type { Drawing } from '../drawing/Drawing.js';
import { moved } from '../drawing/moved.js';
import styles from './PlotGrid.module.css';
import { plotsAcross } from './plotsAcross.js';
import { ShownDrawing, useShownDrawing } from './ShownDrawing.js';
import { useChartSize } from './useChartSize.js';

/** In sizes of the text. */
const leastWidth = 20;
const gapWidth = 2.2;

/** Plots side by side, in rows if not all fit; files have them as they are on screen. */
export function PlotGrid({ children }: { readonly children: readonly ReactElement[] }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const { width, textSize, fontSize } = useChartSize(ref, 0);
  const count = children.length;
  const gap = Math.round(gapWidth * fontSize);
  const across = plotsAcross(count, Math.floor((width + gap) / (leastWidth * textSize + gap)));
  const [drawings, setDrawings] = useState<readonly (Drawing | undefined)[]>([]);
  const setters = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => (drawing: Drawing | undefined) => {
        setDrawings((before) =>
          Array.from({ length: count }, (__, other) => (other === index ? drawing : before[other])),
        );
      }),
    [count],
  );
  useShownDrawing(useMemo(() => gridDrawing(drawings, across, gap), [drawings, across, gap]));
  return (
    <div
      ref={ref}
      className={styles['grid']}
      style={{ gridTemplateColumns: `repeat(${String(across)}, minmax(0, 1fr))`, gap }}
    >
      {children.map((child, index) => (
        <ShownDrawing key={child.key} value={setters[index] ?? ignore}>
          <div>{child}</div>
        </ShownDrawing>
      ))}
    </div>
  );
}

const ignore = (): undefined => undefined;

/** The drawings as one, in rows; undefined until all are there. */
function gridDrawing(
  drawings: readonly (Drawing | undefined)[],
  across: number,
  gap: number,
): Drawing | undefined {
  const known = drawings.filter((drawing) => drawing !== undefined);
  if (known.length === 0 || known.length < drawings.length) return undefined;
  const width = Math.max(...known.map((drawing) => drawing.width));
  const height = Math.max(...known.map((drawing) => drawing.height));
  const down = Math.ceil(known.length / across);
  return {
    width: across * width + (across - 1) * gap,
    height: down * height + (down - 1) * gap,
    shapes: known.flatMap(({ shapes }, index) =>
      shapes.map((shape) =>
        moved(shape, (index % across) * (width + gap), Math.floor(index / across) * (height + gap)),
      ),
    ),
  };
}

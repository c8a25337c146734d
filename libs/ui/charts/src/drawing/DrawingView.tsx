import type { ReactElement } from 'react';
import type { Drawing } from './Drawing.js';
import { liveTheme } from './DrawingTheme.js';
import styles from './DrawingView.module.css';
import { svgElement } from './svgElement.js';

/** A drawing on screen. Screen readers use the values or the table beside it. */
export function DrawingView({
  drawing: { width, height, shapes },
  activeId,
}: {
  readonly drawing: Drawing;
  /** The value being read. */
  readonly activeId?: string | undefined;
}): ReactElement {
  return (
    // In print it is scaled, not laid out again.
    <svg
      className={styles['drawing']}
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden
    >
      {shapes.map((shape, index) => {
        const { tag: Tag, attributes, text } = svgElement(shape, liveTheme);
        const isActive = shape.kind === 'bar' && shape.id !== undefined && shape.id === activeId;
        return (
          <Tag key={index} {...attributes} data-active={isActive || undefined}>
            {text}
          </Tag>
        );
      })}
    </svg>
  );
}

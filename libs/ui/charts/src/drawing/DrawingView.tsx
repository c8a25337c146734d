import type { ReactElement } from 'react';
import type { Drawing } from './Drawing.js';
import { liveTheme } from './DrawingTheme.js';
import styles from './DrawingView.module.css';
import { svgElement } from './svgElement.js';

/** A drawing on the screen. Who does not see it reads what stands beside it: values one by one, or a table. */
export function DrawingView({
  drawing: { width, height, shapes },
  activeId,
}: {
  readonly drawing: Drawing;
  /** The value that is read. */
  readonly activeId?: string | undefined;
}): ReactElement {
  return (
    // On paper it is not drawn again for the room it has, but scaled to it.
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

import type { Drawing, DrawnShape } from './Drawing.js';
import { movedPath } from './movedPath.js';

export interface DrawingFrame {
  readonly title: string;
  /** Under the drawing: unit, source, date, whether it is sample data. */
  readonly footnote: string;
  readonly family: string;
  readonly background: string;
  readonly text: string;
  readonly quietText: string;
}

const margin = 16;
const titleHeight = 32;
const footnoteHeight = 28;

/** The drawing as it leaves the product: on its own ground, with its title above and its source below. */
export function framedDrawing(drawing: Drawing, frame: DrawingFrame): Drawing {
  const width = drawing.width + 2 * margin;
  const height = drawing.height + titleHeight + footnoteHeight + margin;
  const words = { kind: 'text', x: margin, anchor: 'start', family: frame.family } as const;
  return {
    width,
    height,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width, height, radius: 0, fill: frame.background },
      { ...words, y: margin + 8, text: frame.title, size: 13, weight: 600, fill: frame.text },
      ...drawing.shapes.map((shape) => moved(shape, margin, margin + titleHeight - 8)),
      { ...words, y: height - 12, text: frame.footnote, size: 11, weight: 400, fill: frame.quietText },
    ],
  };
}

function moved(shape: DrawnShape, dx: number, dy: number): DrawnShape {
  if (shape.kind !== 'path') return { ...shape, x: shape.x + dx, y: shape.y + dy };
  return { ...shape, d: movedPath(shape.d, dx, dy) };
}

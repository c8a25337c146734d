import type { Drawing } from './Drawing.js';
import { moved } from './moved.js';

export interface DrawingFrame {
  readonly title: string;
  /** Under the drawing: unit, source, date, whether it is sample data. */
  readonly footnote: string;
}

const margin = 16;
const titleHeight = 32;
const footnoteHeight = 28;

/** The drawing for export: on its own background, with its title above and its source below. */
export function framedDrawing(drawing: Drawing, { title, footnote }: DrawingFrame): Drawing {
  const width = drawing.width + 2 * margin;
  const height = drawing.height + titleHeight + footnoteHeight + margin;
  const words = { kind: 'text', x: margin, anchor: 'start' } as const;
  return {
    width,
    height,
    shapes: [
      { kind: 'bar', x: 0, y: 0, width, height, radius: 0, fill: 'ground' },
      { ...words, y: margin + 8, text: title, size: 13, weight: 'strong', color: 'text' },
      ...drawing.shapes.map((shape) => moved(shape, margin, margin + titleHeight - 8)),
      { ...words, y: height - 12, text: footnote, size: 11, weight: 'regular', color: 'quietText' },
    ],
  };
}

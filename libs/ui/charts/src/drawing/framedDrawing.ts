import type { Drawing } from './Drawing.js';
import { moved } from './moved.js';

export interface DrawingFrame {
  readonly title: string;
  /** What the marks of the drawing mean. */
  readonly caption?: string | undefined;
  /** Under the drawing: unit, source, date, whether it is sample data. */
  readonly footnote: string;
}

const margin = 16;
const titleHeight = 32;
const footnoteHeight = 28;
const captionHeight = 18;

/** The drawing for export: on its own background, with its title above, and what its marks mean and its source below. */
export function framedDrawing(drawing: Drawing, { title, caption = '', footnote }: DrawingFrame): Drawing {
  const width = drawing.width + 2 * margin;
  const below = footnoteHeight + (caption === '' ? 0 : captionHeight);
  const height = drawing.height + titleHeight + below + margin;
  const words = { kind: 'text', x: margin, anchor: 'start' } as const;
  const small = { ...words, size: 11, weight: 'regular', color: 'quietText' } as const;
  return {
    width,
    height,
    shapes: [
      { kind: 'bar', x: 0, y: 0, width, height, radius: 0, fill: 'ground' },
      { ...words, y: margin + 8, text: title, size: 13, weight: 'strong', color: 'text' },
      ...drawing.shapes.map((shape) => moved(shape, margin, margin + titleHeight - 8)),
      ...(caption === '' ? [] : [{ ...small, y: height - 12 - captionHeight, text: caption }]),
      { ...small, y: height - 12, text: footnote },
    ],
  };
}

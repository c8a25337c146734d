import { wrapped } from '../frame/textWidth.js';
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
const noteSize = 11;
const noteHeight = 18;
const belowNotes = 10;

/** The drawing for export: on its own background, with its title above, and what its marks mean and its source below. */
export function framedDrawing(drawing: Drawing, { title, caption, footnote }: DrawingFrame): Drawing {
  const notes = [caption, footnote].flatMap((note) => (note ? wrapped(note, drawing.width, noteSize) : []));
  const width = drawing.width + 2 * margin;
  const notesHeight = Math.max(notes.length, 1) * noteHeight;
  const height = drawing.height + titleHeight + notesHeight + belowNotes + margin;
  const words = { kind: 'text', x: margin, anchor: 'start' } as const;
  return {
    width,
    height,
    shapes: [
      { kind: 'bar', x: 0, y: 0, width, height, radius: 0, fill: 'ground' },
      { ...words, y: margin + 8, text: title, size: 13, weight: 'strong', color: 'text' },
      ...drawing.shapes.map((shape) => moved(shape, margin, margin + titleHeight - 8)),
      ...notes.map((text, line) => ({
        ...words,
        y: height - 12 - (notes.length - 1 - line) * noteHeight,
        text,
        size: noteSize,
        weight: 'regular' as const,
        color: 'quietText' as const,
      })),
    ],
  };
}

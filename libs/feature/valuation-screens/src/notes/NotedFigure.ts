import type { FigureNote } from '@finance-analyst/documents';

/** A figure that a note can be about. */
export type NotedFigure = Pick<FigureNote, 'name' | 'yearEnd'>;

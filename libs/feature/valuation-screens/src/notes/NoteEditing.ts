import { createContext } from 'react';
import type { NotedFigure } from './NotedFigure.js';

/** Writes, changes and, without words, removes the note on a figure, as one edit. */
export type WriteNote = (figure: NotedFigure, words: string) => void;

/** How notes of the open model are written; null if it is read-only. */
export const NoteEditing = createContext<WriteNote | null>(null);

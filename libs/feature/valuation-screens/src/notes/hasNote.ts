import type { Valuation } from '@finance-analyst/valuation';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { notedFigureOf } from './notedFigureOf.js';
import { noteTextOf } from './withNote.js';

/** Whether the figure that a derivation is of has a note. */
export function hasNote(
  valuation: Pick<Valuation, 'body' | 'history' | 'fundamentals'>,
  target: ExplainTarget | null,
): boolean {
  if (target === null || valuation.body.notes.length === 0) return false;
  const figure = notedFigureOf(valuation, target);
  return figure !== null && noteTextOf(valuation.body, figure) !== '';
}

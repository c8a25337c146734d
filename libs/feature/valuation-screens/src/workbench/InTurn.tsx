import { use, type ReactNode } from 'react';
import { Turn } from './Turn.js';

/** What is drawn in a turn, and what keeps its place until then. */
export function InTurn({
  turn,
  fallback = null,
  children,
}: {
  readonly turn: number;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  return use(Turn) >= turn ? children : fallback;
}

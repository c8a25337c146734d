import { use, type ReactNode } from 'react';
import { Turn } from './Turn.js';

/** Content that is rendered in its turn, with a placeholder until then. */
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

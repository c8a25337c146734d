import { Skeleton } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import { InTurn } from './InTurn.js';
import { panelHeights } from './panelHeights.js';
import styles from './Workbench.module.css';

/** A panel in its place, rendered in its turn. */
export function PanelPlace({
  place,
  turn,
  height = panelHeights[place],
  children,
}: {
  readonly place: keyof typeof panelHeights;
  readonly turn: number;
  /** Reserved until it is rendered, where the method decides it. */
  readonly height?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles[place]}>
      <InTurn turn={turn} fallback={<Skeleton height={height} />}>
        {children}
      </InTurn>
    </div>
  );
}

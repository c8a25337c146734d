import { Skeleton } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import { InTurn } from './InTurn.js';
import { panelHeights } from './panelHeights.js';
import styles from './Workbench.module.css';

/** A panel in its place, rendered in its turn. */
export function PanelPlace({
  place,
  turn,
  children,
}: {
  readonly place: keyof typeof panelHeights;
  readonly turn: number;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles[place]}>
      <InTurn turn={turn} fallback={<Skeleton height={panelHeights[place]} />}>
        {children}
      </InTurn>
    </div>
  );
}

import type { ReactElement } from 'react';
import { usePointerGestures } from '../gestures/usePointerGestures.js';
import styles from './DrawerEdge.module.css';

export interface DrawerEdgeProps {
  readonly onOpen: () => void;
}

/** The swipe area at the left edge of a small screen that opens the navigation. Its buttons do the same. */
export function DrawerEdge({ onOpen }: DrawerEdgeProps): ReactElement {
  const gestures = usePointerGestures({
    onSwipe: (direction) => {
      if (direction === 'right') onOpen();
    },
  });
  return <div className={styles['edge']} data-edge="navigation" {...gestures} />;
}

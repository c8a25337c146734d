import { Panel } from '@finance-analyst/components';
import { useRef, type ReactElement } from 'react';
import styles from './GesturePanel.module.css';
import { messages } from './messages.js';
import type { Gesture } from './readGesture.js';
import { useGesture } from './useGesture.js';

const describeGesture = (gesture: Gesture | null): string => {
  if (!gesture) return messages.gestureNothing;
  if (gesture.kind === 'swipe')
    return messages.swipe(messages.directions[gesture.direction], gesture.distance);
  return gesture.kind === 'drag' ? messages.drag(gesture.distance) : messages.tap(gesture.distance);
};

/** A field to try swiping and dragging in. */
export function GesturePanel(): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const gesture = useGesture(area);
  return (
    <Panel title={messages.gesturePanel} note={messages.gestureNote}>
      <div className={styles['gestures']}>
        <p className={styles['explanation']}>{messages.gestureExplained}</p>
        <div ref={area} className={styles['area']}>
          {messages.gestureArea}
        </div>
        <p role="status">{describeGesture(gesture)}</p>
      </div>
    </Panel>
  );
}

import { Icon } from '@finance-analyst/components';
import styles from './PriceDrop.module.css';
import { useFileDrop } from './useFileDrop.js';
import { messages } from './messages.js';

/** Accepts price files dropped on the page, and shows a hint while one is dragged over it. */
export function PriceDrop({
  symbol,
  onDrop,
}: {
  readonly symbol: string;
  readonly onDrop: (files: readonly File[]) => void;
}) {
  const isOver = useFileDrop(onDrop);
  if (!isOver) return null;
  return (
    <div className={styles['cover']}>
      <p className={styles['words']}>
        <Icon name="download" /> {messages.drop(symbol)}
      </p>
    </div>
  );
}

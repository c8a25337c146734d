import { Icon } from '@finance-analyst/components';
import styles from './PriceDrop.module.css';
import { useFileDrop } from './useFileDrop.js';
import { messages } from './messages.js';

/** Takes price files that are dropped on the page, and says so while one is held over it. */
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

import type { ReactElement } from 'react';
import styles from './ChartTexts.module.css';
import type { PlacedText } from './PlacedText.js';

interface ChartTextsProps {
  readonly texts: readonly PlacedText[];
  readonly weight: 'plain' | 'strong' | 'quiet';
}

/** The words of a chart, each at its place. */
export function ChartTexts({ texts, weight }: ChartTextsProps): ReactElement {
  return (
    <>
      {texts.map(({ x, y, text, anchor }, index) => (
        <text key={index} className={styles['text']} data-weight={weight} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}

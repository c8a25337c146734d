import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import styles from './ColorPreview.module.css';
import { settingsMessages } from './settingsMessages.js';

const exampleGain = 0.024;
const exampleLoss = -0.018;
const exampleFormat = { kind: 'rate', sign: 'always' } as const;
const series = [1, 2, 3, 4, 5] as const;

/** A preview of gains, losses and chart series in the chosen colors. */
export function ColorPreview(): ReactElement {
  const { format } = useFigureFormat();
  return (
    <div className={styles['preview']} role="group" aria-label={settingsMessages.preview}>
      <p className={styles['figure']} data-tone="gain">
        <svg viewBox="0 0 10 10" aria-hidden>
          <path d="M5 1.5 9.5 9h-9z" />
        </svg>
        {settingsMessages.previewGain} {format(exampleGain, exampleFormat)}
      </p>
      <p className={styles['figure']} data-tone="loss">
        <svg viewBox="0 0 10 10" aria-hidden>
          <path d="M5 8.5.5 1h9z" />
        </svg>
        {settingsMessages.previewLoss} {format(exampleLoss, exampleFormat)}
      </p>
      <ol className={styles['series']} aria-label={settingsMessages.previewSeries}>
        {series.map((number) => (
          <li key={number} data-series={number}>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}

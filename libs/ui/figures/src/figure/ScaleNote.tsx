import type { ReactElement } from 'react';
import type { FigureScale } from '../format/FigureFormat.js';
import { scaleLabel } from '../format/figureScale.js';
import styles from './ScaleNote.module.css';

export interface ScaleNoteProps {
  readonly scale: FigureScale;
  readonly currency?: string;
}

/** The unit of a table in its header, so that no cell repeats it: “millions of USD”. */
export function ScaleNote({ scale, currency }: ScaleNoteProps): ReactElement {
  return <span className={styles['note']}>{scaleLabel(scale, currency)}</span>;
}

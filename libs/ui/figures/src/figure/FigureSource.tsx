import type { ReactElement } from 'react';
import { useFigureFormat } from '../format/FigureFormatProvider.js';
import styles from './Figure.module.css';
import type { Provenance } from './Provenance.js';

/** The origin of a figure: source, time, age, and whether it is sample data. */
export function FigureSource({ provenance }: { readonly provenance: Provenance }): ReactElement {
  const { formatDate } = useFigureFormat();
  const { label, detail, asOf, sample, stale } = provenance;
  return (
    <dl className={styles['source']}>
      <dt>Source</dt>
      <dd>{detail ? `${label}, ${detail}` : label}</dd>
      {asOf && (
        <>
          <dt>As of</dt>
          <dd>{formatDate(asOf, asOf.length > 10 ? 'minute' : 'day')}</dd>
        </>
      )}
      {stale && (
        <>
          <dt>Age</dt>
          <dd>{stale}</dd>
        </>
      )}
      {sample && (
        <>
          <dt>Kind</dt>
          <dd>Sample data, not a market figure</dd>
        </>
      )}
    </dl>
  );
}

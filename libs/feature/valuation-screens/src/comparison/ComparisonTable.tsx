import { ScrollRegion } from '@finance-analyst/components';
import { useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import { useMemo } from 'react';
import type { DocumentContent } from '@finance-analyst/workspace';
import { comparedFigures } from './comparedFigures.js';
import type { ComparedRow } from './ComparedRow.js';
import { comparedRows } from './comparedRows.js';
import styles from './ComparisonDialog.module.css';
import { messages } from './messages.js';

interface ValuedModel {
  readonly model: DocumentContent;
  readonly value: FigureResult;
}

/** The values of two model states and their differences. */
export function ComparisonTable({
  title,
  then,
  now,
}: {
  /** What the model on the screen is compared with. */
  readonly title: string;
  readonly then: ValuedModel;
  readonly now: ValuedModel;
}) {
  const formatting = useFigureFormat();
  const differing = useMemo(
    () => comparedRows(then.model, now.model, formatting),
    [then.model, now.model, formatting],
  );
  if (differing.length === 0) return <p role="status">{messages.nothingDiffers}</p>;
  const { currency } = now.model.body;
  const value: ComparedRow = {
    id: 'value_per_share',
    label: messages.valuePerShare,
    ...comparedFigures(
      then.value,
      now.value,
      { kind: 'per-share', currency, precision: 2 },
      formatting.format,
    ),
  };
  return (
    <>
      <ScrollRegion label={messages.table}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{messages.figure}</th>
              <th scope="col">{title}</th>
              <th scope="col">{messages.now}</th>
              <th scope="col">{messages.differenceHeading}</th>
            </tr>
          </thead>
          <tbody>
            {[value, ...differing].map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                <td>{row.then}</td>
                <td>{row.now}</td>
                <td>{row.difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {then.model.body.years !== now.model.body.years && (
        <p className={styles['quiet']}>{messages.otherYears}</p>
      )}
    </>
  );
}

import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { ScrollRegion } from '@finance-analyst/components';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { type ExampleId, workedExample } from './workedExamples.js';
import styles from './WorkedExample.module.css';

/** An example whose figures are computed when shown. */
export function WorkedExampleTable({ id }: { readonly id: ExampleId }): ReactElement {
  const formatting = useFigureFormat();
  const { title, lines } = useMemo(
    () => workedExample(id, (rate) => formatting.format(rate, { kind: 'rate' })),
    [id, formatting],
  );
  return (
    <figure className={styles['example']}>
      <figcaption className={styles['title']}>{title}</figcaption>
      <ScrollRegion label={messages.tableOf(title)}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{messages.exampleLine}</th>
              <th scope="col" className={styles['figure']}>
                {messages.exampleFigure}
              </th>
              <th scope="col">{messages.exampleFormula}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, formula, figure, format }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={styles['figure']}>
                  <Figure value={figure} isStatic {...format} />
                </td>
                <td className={styles['formula']}>{formula === '' ? messages.given : formula}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  );
}

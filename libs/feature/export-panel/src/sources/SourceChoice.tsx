import { Chip } from '@finance-analyst/components';
import { obstacleOf } from '@finance-analyst/contributions';
import { useId, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { IdentifiedSource } from './identifiedSources.js';
import styles from './SourceChoice.module.css';

/** What can be exported, one of which is chosen; what cannot be yet or now says so. */
export function SourceChoice({
  legend,
  offered,
  chosenId,
  onChoose,
}: {
  readonly legend: string;
  readonly offered: readonly IdentifiedSource[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['sources']}>
        {offered.map(({ id, source }, at) => (
          <label key={id} className={styles['source']} data-off={source.obstacle ? true : undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosenId}
              aria-labelledby={`${name}-title-${at}`}
              aria-describedby={`${name}-scope-${at}`}
              onChange={() => {
                onChoose(id);
              }}
            />
            <span>
              <span id={`${name}-title-${at}`} className={styles['title']}>
                {source.title}
              </span>
              {source.isSample && <Chip tone="sample">{messages.sample}</Chip>}
              <span id={`${name}-scope-${at}`} className={styles['scope']}>
                {source.obstacle?.kind === 'loading'
                  ? messages.loading
                  : (obstacleOf(source) ?? source.scope)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

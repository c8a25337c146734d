import { Button } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { Completion } from '../completion/Completion.js';
import { messages } from '../messages.js';
import styles from './CompletionList.module.css';

const mostShown = 24;

export interface CompletionListProps extends Pick<Completion, 'candidates' | 'labels'> {
  readonly onChoose: (candidate: string) => void;
}

/** The candidates for the word being typed. */
export function CompletionList({ candidates, labels, onChoose }: CompletionListProps): ReactElement {
  const more = candidates.length - mostShown;
  return (
    <ul className={styles['list']} aria-label={messages.completions}>
      {candidates.slice(0, mostShown).map((candidate) => (
        <li key={candidate}>
          <Button
            size="compact"
            onPress={() => {
              onChoose(candidate);
            }}
          >
            {labels.get(candidate) ?? candidate}
          </Button>
        </li>
      ))}
      {more > 0 && <li>{messages.moreCompletions(more)}</li>}
    </ul>
  );
}

import { Chip, RadioCards } from '@finance-analyst/components';
import { obstacleOf } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { IdentifiedSource } from './identifiedSources.js';

/** What can be exported, one of which is chosen; what cannot be yet or now says so. */
export const SourceChoice = ({
  legend,
  offered,
  chosenId,
  onChoose,
}: {
  readonly legend: string;
  readonly offered: readonly IdentifiedSource[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}): ReactElement => (
  <RadioCards
    legend={legend}
    cards={offered.map(({ id, source }) => ({
      value: id,
      title: source.title,
      explanation:
        source.obstacle?.kind === 'loading' ? messages.loading : (obstacleOf(source) ?? source.scope),
      isUnavailable: Boolean(source.obstacle),
      mark: source.isSample ? <Chip tone="sample">{messages.sample}</Chip> : null,
    }))}
    value={chosenId}
    onChange={onChoose}
    isCompact
  />
);

import { Button, classNames, useRowFocus } from '@finance-analyst/components';
import { FigureField } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { InputFormat } from './inputFormat.js';
import type { SpreadOutcome } from './InputSetting.js';
import styles from './Inputs.module.css';

const mostOutcomes = 12;

/** The possible changes of an input with their probabilities. */
export function OutcomeFields({
  label,
  format,
  outcomes,
  isDisabled,
  isEdited,
  describedBy,
  onChange,
}: {
  /** Of the input. */
  readonly label: string;
  readonly format: Pick<InputFormat, 'kind' | 'currency' | 'scale' | 'precision'>;
  readonly outcomes: readonly SpreadOutcome[];
  readonly isDisabled: boolean;
  readonly isEdited: boolean;
  /** The id of a text about the changes. */
  readonly describedBy: string | undefined;
  readonly onChange: (outcomes: readonly SpreadOutcome[]) => void;
}): ReactElement {
  const set = (position: number, changed: Partial<SpreadOutcome>): void => {
    onChange(outcomes.map((each, at) => (at === position ? { ...each, ...changed } : each)));
  };
  const { place, beforeRemoval } = useRowFocus(outcomes.length, 'button');
  const common = { isLabelHidden: true, isDisabled, isEdited } as const;
  return (
    <div ref={place} className={styles['outcomes']}>
      <div aria-hidden className={classNames(styles['field'], styles['fieldName'], styles['outcomeHead'])}>
        <span>{messages.outcomeHead}</span>
        <span>{messages.probabilityHead}</span>
      </div>
      {outcomes.map(({ change, probability }, at) => (
        // An outcome is its position: its figures may be those of another.
        <div key={at} data-row className={styles['field']}>
          <FigureField
            {...common}
            {...format}
            label={messages.fieldOf(messages.outcome(at + 1), label)}
            value={change}
            describedBy={describedBy}
            onCommit={(committed) => {
              set(at, { change: committed });
            }}
          />
          <FigureField
            {...common}
            label={messages.fieldOf(messages.probabilityOf(at + 1), label)}
            kind="rate"
            precision={1}
            step={0.05}
            minimum={0}
            maximum={1}
            value={probability}
            onCommit={(committed) => {
              set(at, { probability: committed });
            }}
          />
          {outcomes.length > 1 && !isDisabled && (
            <Button
              size="compact"
              variant="quiet"
              aria-label={messages.removeOutcome(at + 1, label)}
              onPress={() => {
                beforeRemoval(at);
                onChange(outcomes.filter((_, other) => other !== at));
              }}
            >
              {messages.remove}
            </Button>
          )}
        </div>
      ))}
      {outcomes.length < mostOutcomes && !isDisabled && (
        <Button
          variant="link"
          aria-label={messages.addOutcomeTo(label)}
          onPress={() => {
            // What the others leave of the total.
            const left = Math.max(0, 1 - outcomes.reduce((sum, { probability }) => sum + probability, 0));
            onChange([...outcomes, { change: 0, probability: Math.round(left * 1000) / 1000 }]);
          }}
        >
          {messages.addOutcome}
        </Button>
      )}
    </div>
  );
}

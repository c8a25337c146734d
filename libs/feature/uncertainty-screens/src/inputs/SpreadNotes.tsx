import { Button, Icon } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { InputSetting, InputSpread } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';
import { mendOf, spreadProblem } from './spreadProblem.js';
import styles from './Inputs.module.css';

/** What is said of the range of an input: why it makes no distribution, with a correction, or that it is unusual. */
export function SpreadNotes({
  input,
  setting: { spread },
  valuation,
  hint,
  hintId,
  onSpread,
}: {
  readonly input: OfferedInput;
  readonly setting: InputSetting;
  readonly valuation: Valuation;
  /** What is unusual. */
  readonly hint: string | null;
  /** The id of that text, which describes the fields. */
  readonly hintId: string;
  readonly onSpread: (spread: InputSpread) => void;
}): ReactElement | null {
  const formatting = useFigureFormat();
  const problem = spreadProblem(spread, input, valuation, formatting);
  if (problem === null)
    return hint === null ? null : (
      <p role="status" id={hintId} className={styles['unusual']}>
        <Icon name="warning" /> {hint}
      </p>
    );
  const mend = mendOf(spread, input);
  return (
    <>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      {!mend.isReset && (
        <Button
          variant="link"
          aria-label={messages.mendOf(mend.label, input.label)}
          onPress={() => {
            onSpread(mend.spread);
          }}
        >
          {mend.label}
        </Button>
      )}
    </>
  );
}

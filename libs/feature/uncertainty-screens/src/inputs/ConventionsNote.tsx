import { Disclosure } from '@finance-analyst/components';
import { localReason, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { includedInputs } from './AnalysisSettings.js';
import { conventionalInputs } from './conventionalInputs.js';
import type { InputsPanelProps } from './InputsPanel.js';
import type { OfferedInput } from './OfferedInput.js';
import styles from './Inputs.module.css';

/** Says how many of the varied inputs have a range that is a convention, and on request which. */
export function ConventionsNote({
  offered,
  settings,
}: Pick<InputsPanelProps, 'offered' | 'settings'>): ReactElement | null {
  const formatting = useFigureFormat();
  const conventional = conventionalInputs(offered, settings);
  if (conventional.length === 0) return null;
  const basisOf = ({ reason }: OfferedInput): string =>
    reason === null ? messages.roundRange : localReason(reason, formatting);
  const bases = [...new Set(conventional.map(basisOf))];
  return (
    <Disclosure
      title={messages.conventions(conventional.length, includedInputs(offered, settings).length)}
      summary={messages.conventionsSummary}
    >
      <dl className={styles['conventions']}>
        {bases.map((basis) => (
          <div key={basis}>
            <dt>
              {conventional
                .filter((input) => basisOf(input) === basis)
                .map(({ label }) => label)
                .join(', ')}
            </dt>
            <dd>{basis}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['quiet']}>{messages.conventionsExplained}</p>
    </Disclosure>
  );
}

import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { InputsPanelProps } from '../inputs/InputsPanel.js';
import type { SettingProblem } from '../inputs/settingProblems.js';
import { MendButton } from './MendButton.js';
import styles from './Simulation.module.css';

/** What is wrong with the settings, each with its correction. */
export function SettingProblems({
  problems,
  onSettings,
}: Pick<InputsPanelProps, 'onSettings'> & {
  readonly problems: readonly SettingProblem[];
}): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <div className={styles['problems']}>
      {problems.map(({ id, title, text, mend, isBlocking }) => (
        <Notice
          key={id}
          tone={isBlocking ? 'warning' : 'note'}
          title={title}
          announce="polite"
          action={mend && <MendButton mend={mend} onSettings={onSettings} />}
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}

import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { InputsPanelProps } from './InputsPanel.js';
import type { SettingProblem } from './settingProblems.js';
import { MendButton } from './MendButton.js';
import styles from './Inputs.module.css';

/** What is wrong with the settings, each with its correction. */
export function SettingProblems({
  problems,
  onSettings,
  isRepeated = false,
}: Pick<InputsPanelProps, 'onSettings'> & {
  readonly problems: readonly SettingProblem[];
  /** Another part of the screen shows them too, and announces them. */
  readonly isRepeated?: boolean;
}): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <div className={styles['problems']}>
      {problems.map(({ id, title, text, mend, isBlocking }) => (
        <Notice
          key={id}
          tone={isBlocking ? 'warning' : 'note'}
          title={title}
          announce={isRepeated ? undefined : 'polite'}
          action={mend && <MendButton mend={mend} onSettings={onSettings} />}
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}

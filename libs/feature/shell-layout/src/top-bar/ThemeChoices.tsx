import { SegmentedControl } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Theme } from '../theme/useTheme.js';
import styles from './ThemeMenu.module.css';

const themeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export interface ThemeChoicesProps {
  readonly theme: Theme;
}

/** The available themes, and whether the choice is stored. */
export function ThemeChoices({ theme }: ThemeChoicesProps): ReactElement {
  return (
    <>
      <SegmentedControl
        label={messages.theme}
        isLabelHidden={false}
        value={theme.choice}
        options={themeOptions}
        onChange={theme.choose}
      />
      {!theme.isStored && <p className={styles['problem']}>{messages.themeNotStored}</p>}
    </>
  );
}

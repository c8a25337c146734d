import type { ReactElement, ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon.js';
import type { IconName } from './iconPaths.js';

export type ChipTone = 'neutral' | 'accent' | 'gain' | 'loss' | 'warning' | 'sample';

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: ChipTone;
  readonly icon?: IconName | undefined;
  /** A dot in the tone's color before the text, for a state such as “Synced”. */
  readonly dot?: boolean;
}

/** A short label for a state or a kind. Not interactive. */
export function Chip({ children, tone = 'neutral', icon, dot = false }: ChipProps): ReactElement {
  return (
    <span className={styles['chip']} data-tone={tone} data-dotted={dot || undefined}>
      {dot && <span className={styles['dot']} />}
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
